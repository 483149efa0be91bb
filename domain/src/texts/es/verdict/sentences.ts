import type { Told } from '../../told-facts.ts'
import { because, on } from './sentence-parts.ts'

type CheckSentence = (told: Told) => string

export const checkSentences = {
  'link-intact': () => 'El enlace está completo y sin cambios',
  'link-incomplete': () => 'El enlace no está entero, así que no se ha leído nada de él',
  'link-without-fragment': () => 'Falta la parte del enlace que va detrás de «#», así que no se ha leído nada de él',
  'link-damaged': () => 'El enlace se ha cambiado',
  'link-contradictory': () => 'Hay partes del enlace que se contradicen',
  'link-unsupported': () => 'El enlace se hizo con una versión más reciente de este servicio',
  'link-too-long': () => 'El enlace es demasiado largo para leerlo',
  'share-unopened': () => 'Aún no se ha leído nada de ella',
  'nobody-yet': () => 'No la había confirmado ninguna entidad verificadora cuando se hizo este enlace',
  'confirmed-since': () =>
    'Confirmada después de hacer el enlace, según este servicio; el enlace no lleva ninguna confirmación',
  'signature-valid': () => 'El contenido es exactamente el que firmó la entidad verificadora',
  'signature-invalid': () => 'El contenido no es el que firmó una entidad verificadora',
  'signature-by-another': () => 'El contenido no es el que firmó la entidad verificadora que nombra el enlace',
  'signature-unchecked': () => 'No se ha podido comprobar la firma de la entidad verificadora',
  'verifier-accredited': ({ who, at }) => `Confirmada por ${who}, entidad acreditada desde el ${at}`,
  'verifier-accredited-then': ({ who, signedOn, at }) =>
    `Confirmada${on(signedOn)} por ${who}, que entonces era una entidad acreditada y está suspendida desde el ${at}`,
  'verifier-accredited-later': ({ who, at }) =>
    `${who} tiene la acreditación desde el ${at}; esta declaración se confirmó antes`,
  'verifier-not-reviewed': () => 'La entidad verificadora se inscribió por su cuenta y nadie la ha revisado',
  'verifier-suspended': ({ at }) => `La entidad verificadora está suspendida desde el ${at}`,
  'verifier-suspended-unproven': ({ at }) =>
    `La entidad verificadora está suspendida desde el ${at}, y nada demuestra que confirmara antes esta declaración`,
  'verifier-suspended-then': ({ at }) =>
    `La entidad verificadora está suspendida desde el ${at}, y confirmó esta declaración después`,
  'verifier-not-entitled': () => 'La entidad verificadora nunca ha tenido derecho a confirmar declaraciones',
  'verifier-is-subject': () => 'La ha confirmado su titular, que no puede confirmar una declaración propia',
  'verifier-unchecked': () => 'No se ha podido comprobar quién es la entidad verificadora',
  'verifier-frozen': ({ signedOn, at }) =>
    `La clave de la entidad verificadora consta como robada desde el ${at}, y ${signedOn === null ? 'nada demuestra que confirmara antes esta declaración' : 'la cadena de bloques registró esta declaración solo después'}`,
  'verifier-key-replaced': ({ signedOn, at }) =>
    `La clave de la entidad verificadora se sustituyó el ${at}, y ${signedOn === null ? 'nada demuestra que confirmara antes esta declaración' : 'la cadena de bloques registró esta declaración solo después'}`,
  'verifier-freeze-unchecked': () =>
    'No se ha podido comprobar si la clave de la entidad verificadora consta como robada',
  anchored: ({ at }) => `Confirmada como muy tarde el ${at}, cuando la registró la cadena de bloques`,
  'anchored-range-refused': ({ at }) =>
    `Confirmada como muy tarde el ${at}, según el registro que indica el enlace; el nodo no ha querido buscar uno anterior`,
  'anchor-pending': () => 'Aún no está registrada en la cadena de bloques, así que cuenta como confirmada hoy',
  'not-anchored': () =>
    'No está registrada en la cadena de bloques, así que nada muestra que se confirmara antes de la suspensión',
  'anchor-unchecked': () => 'No se ha podido comprobar cuándo se confirmó',
  'not-revoked': () => 'La entidad verificadora no la ha retirado',
  revoked: ({ at, reason }) => `Retirada por la entidad verificadora el ${at}${because(reason)}`,
  'revoked-unrecorded': ({ reason }) =>
    `Retirada por la entidad verificadora${because(reason)}; la cadena de bloques aún no lo muestra`,
  'revocation-unproven': () =>
    'Según una lista está retirada, pero falta la firma de la entidad verificadora, así que no se ha podido comprobar',
  'revocation-unchecked': () => 'No se ha podido comprobar si está retirada',
  'valid-without-end': () => 'No tiene fecha de fin',
  'valid-until': ({ at }) => `Válida hasta el ${at}`,
  expired: ({ at }) => `Caducada desde el ${at}`,
  'not-valid-yet': ({ at }) => `No es válida antes del ${at}`,
  'holder-named': ({ holder }) => `La entidad verificadora conoce a su titular como ${holder}`,
  'holder-proved': () => 'Quien la muestra ha demostrado ahora mismo que es suya',
  'holder-named-by-unknown': ({ holder }) => `Solo esta entidad verificadora dice que su titular es ${holder}`,
  'holder-not-named': () => 'No dice de quién es. Pide a quien te la muestra que demuestre que es suya.',
  'subject-has-did': () => 'Emitida a alguien que tiene un DID',
  'subject-without-did': () => 'Emitida a la dirección de una cartera. Su identidad no está en la cadena de bloques',
  'subject-on-another-chain': () => 'Emitida en otra red, distinta de la de este servicio',
  'subject-unchecked': () => 'No se ha podido comprobar si su titular tiene un DID',
  'control-moved': ({ at }) => `Su titular la controla con otra clave desde el ${at}`,
  'control-recovered': ({ at }) => `Su titular la controla con otra clave desde el ${at}, tras una recuperación`,
  'identity-frozen': ({ at }) => `La clave de su titular consta como robada desde el ${at}`,
  'taken-with-former-key': ({ at }) =>
    `Otra clave la controla desde el ${at}, y la cartera obtuvo esta credencial antes`,
  'confirmed-for-former-key': ({ at }) => `Nada demuestra que se confirmara después del ${at}`,
  'control-unchecked': () => 'No se ha podido comprobar si la clave de su titular consta como robada',
  'share-opened': () => 'Su titular la ha compartido contigo; nadie más puede abrir ya el enlace',
  'share-active': () => 'Su titular la sigue compartiendo',
  'share-withdrawn': () => 'Su titular ha puesto fin a este enlace',
  'share-expired': () => 'Ha terminado el plazo que fijó su titular para este enlace',
  'share-used-up': () => 'El enlace se ha abierto todas las veces que permitía su titular',
  'share-unknown': () => 'Este servicio no conoce el enlace',
  'share-of-another-claim': () => 'Una parte del enlace es de otra declaración',
  'share-unchecked': () => 'No se ha podido comprobar si su titular la sigue compartiendo',
  'fact-proved': ({ fact, audience, at }) => `Demostrado para ${audience} hasta el ${at}: se emitió a alguien ${fact}`,
  'fact-proved-in-trial': ({ fact, audience, at }) =>
    `Demostrado para ${audience} hasta el ${at}: se emitió a alguien ${fact}. La prueba se hizo con claves de desarrollo, que solo valen en un ensayo`,
  'fact-not-proved': () => 'La prueba del enlace se ha cambiado, o se hizo para otro enlace',
  'fact-not-vouched-for': () =>
    'La entidad verificadora no ha visto datos privados, así que no se puede demostrar nada con ellos',
  'fact-ended': ({ audience, at }) => `La prueba para ${audience} terminó el ${at}`,
  'fact-unchecked': () => 'No se ha podido comprobar la prueba del enlace',
} satisfies Record<string, CheckSentence>
