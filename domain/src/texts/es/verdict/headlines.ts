import type { Told } from '../../told-facts.ts'
import { because, on } from './sentence-parts.ts'

type Headline = { title: string; sentence: (told: Told) => string }

export const genuineHeadline: Headline = {
  title: 'Puedes fiarte de esta declaración',
  sentence: ({ who, signedOn }) => `${who} la confirmó${on(signedOn)}.`,
}

const notGenuine = 'No es auténtica'
const noReliance = 'No te fíes de esta declaración'

export const headlines = {
  'link-incomplete': {
    title: 'Este enlace está incompleto',
    sentence: () =>
      'Una parte se ha perdido o ha cambiado por el camino, o se han pegado juntos varios enlaces. Abre el enlace entero y solo uno cada vez, o pídelo de nuevo.',
  },
  'link-without-fragment': {
    title: 'Este enlace está incompleto',
    sentence: () =>
      'Solo falta el final, que empieza por «#». Algunos programas de correo y de mensajes lo quitan. Copia el enlace entero del mensaje y ábrelo aquí, o pide su código QR a quien te lo envió.',
  },
  'link-damaged': {
    title: notGenuine,
    sentence: () => 'No te fíes de esta declaración: el enlace ha cambiado por el camino. Pídelo de nuevo.',
  },
  'link-contradictory': {
    title: notGenuine,
    sentence: () => 'No te fíes de esta declaración: hay partes del enlace que se contradicen.',
  },
  'link-unsupported': {
    title: 'No se ha podido leer este enlace',
    sentence: () =>
      'Se hizo con una versión más reciente de este servicio. Recarga la página o vuelve a intentarlo más tarde.',
  },
  'link-too-long': {
    title: 'Este enlace es demasiado largo para leerlo',
    sentence: () =>
      'Ninguna declaración de este servicio necesita un enlace tan largo, así que no se ha leído nada de él.',
  },
  'share-unopened': {
    title: 'Te espera una declaración',
    sentence: () => 'Ábrela para ver qué dice y si es válida. Su titular ve cuántas veces se abre.',
  },
  'nobody-yet': {
    title: 'Sin confirmar cuando se hizo este enlace',
    sentence: () =>
      'La ha añadido su titular, y hasta entonces no la había comprobado ninguna entidad verificadora. Si ya lo ha hecho alguna, pide a su titular un enlace nuevo.',
  },
  'confirmed-since': {
    title: 'Una entidad verificadora la confirmó después',
    sentence: () =>
      'Este enlace se hizo antes, así que no lleva ninguna confirmación, y solo este servicio dice que la hay. Pide a su titular un enlace nuevo.',
  },
  'signature-invalid': {
    title: notGenuine,
    sentence: () => 'No te fíes de esta declaración: su contenido no es el que confirmó una entidad verificadora.',
  },
  'signature-by-another': {
    title: notGenuine,
    sentence: () => 'No te fíes de esta declaración: su contenido no es el que confirmó una entidad verificadora.',
  },
  'signature-unchecked': {
    title: 'Aún sin comprobar',
    sentence: () =>
      'No se ha podido contactar con este servicio, así que no se puede decir nada de esta declaración. Vuelve a intentarlo en un momento.',
  },
  'verifier-not-reviewed': {
    title: 'Confirmada por alguien que no conocemos',
    sentence: ({ who, signedOn }) =>
      `${who} la confirmó${on(signedOn)}. Esta entidad verificadora se inscribió por su cuenta y nadie ha revisado quién es.`,
  },
  'verifier-accredited-later': {
    title: 'Confirmada antes de que se revisara la entidad verificadora',
    sentence: ({ who, signedOn, at }) =>
      signedOn === at
        ? `${who} tiene la acreditación desde el ${at}. Esta declaración se confirmó antes, ese mismo día.`
        : `${who} tiene la acreditación desde el ${at}. Esta declaración se confirmó antes${signedOn === null ? '' : `,${on(signedOn)}`}.`,
  },
  'verifier-suspended': {
    title: 'La entidad verificadora está suspendida',
    sentence: ({ signedOn, at }) =>
      signedOn === null
        ? `La entidad verificadora está suspendida desde el ${at}, y nada demuestra que confirmara antes esta declaración.`
        : `La entidad verificadora confirmó esta declaración el ${signedOn}, antes de pasar ninguna revisión, y está suspendida desde el ${at}.`,
  },
  'verifier-suspended-unproven': {
    title: noReliance,
    sentence: ({ at }) =>
      `La entidad verificadora está suspendida desde el ${at}, y nada demuestra que confirmara antes esta declaración.`,
  },
  'verifier-suspended-then': {
    title: notGenuine,
    sentence: ({ signedOn }) =>
      `No te fíes de esta declaración: la entidad verificadora estaba suspendida cuando la confirmó${on(signedOn)}.`,
  },
  'verifier-not-entitled': {
    title: notGenuine,
    sentence: ({ who }) => `No te fíes de esta declaración: ${who} nunca ha tenido derecho a confirmar declaraciones.`,
  },
  'verifier-is-subject': {
    title: notGenuine,
    sentence: () => 'No te fíes de esta declaración: quien la ha confirmado es su titular.',
  },
  'verifier-unchecked': {
    title: 'No se ha podido comprobar todo',
    sentence: () =>
      'Está completa y firmada, pero no se ha podido averiguar quién la respalda. Vuelve a intentarlo en un momento.',
  },
  'verifier-frozen': {
    title: 'La clave de la entidad verificadora consta como robada',
    sentence: ({ signedOn, at }) =>
      `La clave de la entidad verificadora consta como robada desde el ${at}, y ${signedOn === null ? 'nada demuestra que confirmara antes esta declaración' : 'la cadena de bloques registró esta declaración solo después'}.`,
  },
  'verifier-key-replaced': {
    title: 'La entidad verificadora tiene una clave nueva',
    sentence: ({ signedOn, at }) =>
      `La clave de la entidad verificadora se sustituyó el ${at}, y ${signedOn === null ? 'nada demuestra que confirmara antes esta declaración' : 'la cadena de bloques registró esta declaración solo después'}.`,
  },
  'verifier-freeze-unchecked': {
    title: 'No se ha podido comprobar todo',
    sentence: () =>
      'No se ha podido averiguar si la clave de la entidad verificadora consta como robada. Vuelve a intentarlo en un momento.',
  },
  'holder-named-by-unknown': {
    title: 'Solo su entidad verificadora dice de quién es',
    sentence: ({ who, signedOn }) => `${who} la confirmó${on(signedOn)}, y nadie avala a esta entidad verificadora.`,
  },
  'holder-not-named': {
    title: 'No dice de quién es',
    sentence: ({ who, signedOn }) =>
      `${who} confirmó esta declaración${on(signedOn)}, pero no se muestra el nombre de su titular, así que podría enseñarla cualquiera. Pide a quien te la muestra que demuestre que es suya.`,
  },
  'not-anchored': {
    title: 'Nada muestra cuándo se confirmó',
    sentence: () =>
      'La entidad verificadora está suspendida, y la declaración pudo confirmarse antes o después de la suspensión.',
  },
  'anchor-unchecked': {
    title: 'No se ha podido comprobar todo',
    sentence: () =>
      'No se ha podido averiguar cuándo confirmó la entidad verificadora esta declaración. Vuelve a intentarlo en un momento.',
  },
  revoked: {
    title: noReliance,
    sentence: ({ who, at, reason }) => `${who} la retiró el ${at}${because(reason)}.`,
  },
  'revoked-unrecorded': {
    title: noReliance,
    sentence: ({ who, reason }) => `${who} la ha retirado${because(reason)}.`,
  },
  'revocation-unproven': {
    title: 'No se ha podido comprobar todo',
    sentence: () =>
      'Este servicio dice que la declaración está retirada, pero no muestra la firma de la entidad verificadora. Pregunta a la entidad.',
  },
  'revocation-unchecked': {
    title: 'No se ha podido comprobar todo',
    sentence: () =>
      'No se ha podido averiguar si la entidad verificadora ha retirado esta declaración. Vuelve a intentarlo en un momento.',
  },
  expired: {
    title: 'Esta declaración ha caducado',
    sentence: ({ who, at }) =>
      `La confirmación de ${who} solo valía hasta el ${at}. Si se confirmó de nuevo, pide a su titular un enlace nuevo.`,
  },
  'not-valid-yet': {
    title: 'Esta declaración aún no es válida',
    sentence: ({ who, at }) => `La confirmación de ${who} vale a partir del ${at}.`,
  },
  'subject-on-another-chain': {
    title: notGenuine,
    sentence: () => 'No te fíes de esta declaración: es de otra red, distinta de la de este servicio.',
  },
  'subject-unchecked': {
    title: 'No se ha podido comprobar todo',
    sentence: () => 'No se ha podido averiguar si su titular tiene un DID. Vuelve a intentarlo en un momento.',
  },
  'identity-frozen': {
    title: 'La clave de su titular consta como robada',
    sentence: ({ who, signedOn, at }) =>
      `${who} confirmó esta declaración${on(signedOn)}. La clave de su titular consta como robada desde el ${at}, así que podría mostrarla quien la robó.`,
  },
  'taken-with-former-key': {
    title: 'Ahora la controla otra clave',
    sentence: ({ at }) =>
      `La cartera obtuvo esta credencial antes del ${at}, cuando su titular recibió una clave nueva. Puede que la esté mostrando otra persona. Pide a su titular que la vuelva a llevar a su cartera.`,
  },
  'confirmed-for-former-key': {
    title: 'Ahora la controla otra clave',
    sentence: ({ who, at }) =>
      `Nada demuestra que ${who} la confirmara después del ${at}, cuando su titular recibió una clave nueva. Puede que haya respondido otra persona. Pide a su titular que consiga una nueva confirmación.`,
  },
  'control-unchecked': {
    title: 'No se ha podido comprobar todo',
    sentence: () =>
      'No se ha podido averiguar si la clave de su titular consta como robada. Vuelve a intentarlo en un momento.',
  },
  'share-withdrawn': {
    title: 'Este enlace ha terminado',
    sentence: ({ owner }) => `${owner} ha puesto fin a este enlace. Pídele uno nuevo.`,
  },
  'share-expired': {
    title: 'Este enlace ha caducado',
    sentence: () => 'Ha terminado el plazo que fijó su titular para compartir la declaración. Pide un enlace nuevo.',
  },
  'share-used-up': {
    title: 'Este enlace está agotado',
    sentence: () => 'Se ha abierto todas las veces que permitía su titular. Pide un enlace nuevo.',
  },
  'share-unknown': {
    title: 'Aquí no se conoce este enlace',
    sentence: ({ who, signedOn }) =>
      who === ''
        ? 'Puede que un carácter del enlace haya cambiado por el camino, o que su titular ya no lo comparta. Pide el enlace otra vez.'
        : `${who} confirmó la declaración${on(signedOn)}, pero puede que su titular ya no la comparta.`,
  },
  'share-of-another-claim': {
    title: notGenuine,
    sentence: () => 'No te fíes de esta declaración: el enlace se ha compuesto con los de dos declaraciones.',
  },
  'share-unchecked': {
    title: 'No se ha podido comprobar todo',
    sentence: () =>
      'No se ha podido averiguar si su titular sigue compartiendo esta declaración. Vuelve a intentarlo en un momento.',
  },
  'fact-not-proved': {
    title: notGenuine,
    sentence: () => 'No te fíes de este enlace: su prueba se ha cambiado, o se hizo para otro enlace.',
  },
  'fact-not-vouched-for': {
    title: notGenuine,
    sentence: () =>
      'No te fíes de este enlace: ninguna entidad verificadora ha visto los datos de los que trata su prueba.',
  },
  'fact-ended': {
    title: 'Esta prueba ha terminado',
    sentence: ({ audience, at }) => `Se hizo para ${audience} y valía hasta el ${at}. Pide una nueva.`,
  },
  'fact-unchecked': {
    title: 'No se ha podido comprobar todo',
    sentence: () =>
      'La declaración es válida, pero no se ha podido comprobar la prueba de su enlace. Vuelve a intentarlo en un momento.',
  },
} satisfies Record<string, Headline>
