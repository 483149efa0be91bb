import { quoteWords } from '@did/domain/proof/quote-words'
import { resembles } from '../frame/names.ts'
import { keptByVerifier } from './kept-by-verifier.ts'

export const requestDialogTexts = {
  title: 'Solicitar verificación',
  description: (claimTitle: string) =>
    `Elige quién debe comprobar ${quoteWords(claimTitle)}. Ve el texto de la declaración y nada más, salvo que lo compartas. ${keptByVerifier}`,
  verifier: 'Entidad verificadora',
  choose: 'Elige una entidad verificadora',
  accredited: (wallet: string, domain: string | null) =>
    `Acreditada: se ha revisado el nombre${domain === null ? '' : `, y ${domain} le pertenece`}. Cartera ${wallet}.`,
  selfRegistered: (wallet: string) => `Inscrita por su cuenta: nadie ha revisado este nombre. Cartera ${wallet}.`,
  groups: { accredited: 'Acreditadas', others: 'Inscritas por su cuenta, sin revisar' },
  lookAlike: (known: string, wallet: string) => `${resembles(known)} Nadie ha revisado este nombre. Cartera ${wallet}.`,
  looksLike: (label: string, known: string) => `${label} (no es ${known})`,
  asked: (label: string) => `${label} (solicitud ya enviada)`,
  cannotReceive: (label: string) => `${label} (no puede recibir atributos privados)`,
  askedOn: (date: string) => `Le enviaste una solicitud el ${date} y aún no ha respondido.`,
  loading: 'Cargando entidades verificadoras',
  empty: 'Ahora mismo no hay ninguna entidad verificadora disponible. Inténtalo más tarde.',
  loadFailed: 'No se ha podido cargar la lista de entidades verificadoras.',
  submit: 'Enviar solicitud',
  submitting: 'Enviando…',
  verifierMissing: {
    title: 'Elige una entidad verificadora',
    description: 'Para continuar tienes que elegir una entidad verificadora',
  },
  profileMissing: {
    title: 'Hace falta un perfil',
    description: 'Crea tu perfil antes de enviar solicitudes',
  },
  profileFailed: {
    title: 'Error del perfil',
    description: 'No se ha podido cargar tu perfil. Comprueba que lo has creado.',
  },
  submitted: {
    first: {
      title: 'Solicitud de verificación enviada',
      description: 'La entidad verificadora ha recibido tu solicitud',
    },
    renewal: {
      title: 'Verificación solicitada',
      description: 'Tu declaración vuelve a valer en cuanto se confirme',
    },
    tracker: {
      title: 'Solicitud de verificación enviada',
      description: 'Tu solicitud de verificación se ha enviado correctamente',
    },
  },
  notSent: { title: 'No se ha enviado nada' },
  withheld: {
    none: 'Esta entidad verificadora aún no puede recibir atributos privados. Elige otra, o no compartas ninguno.',
    bad: 'La clave de esta entidad verificadora no está firmada por su cartera. Elige otra, o no compartas nada privado.',
    unknown:
      'En este momento no se ha podido consultar la cadena de bloques sobre esta entidad verificadora. Vuelve a intentarlo, o no compartas nada privado.',
    ended: 'La clave de esta entidad verificadora ha caducado. Elige otra, o no compartas nada privado.',
    older:
      'Esta clave es más antigua que otra que ya tenía esta entidad verificadora. Elige otra entidad, o no compartas nada privado.',
    frozen:
      'Una clave de esta entidad verificadora consta como robada. Elige otra entidad, o no compartas nada privado.',
    suspended:
      'La cartera de esta entidad verificadora está suspendida. Elige otra entidad, o no compartas nada privado.',
    'not-accredited':
      'El registro no conoce la cartera de esta entidad verificadora. Elige otra entidad, o no compartas nada privado.',
    'other-type':
      'Tus atributos privados se escribieron para otro tipo de declaración. No compartas ninguno con esta solicitud.',
  },
  replace: 'Sustituir mi solicitud',
  replacing: 'Se anula tu solicitud anterior y se envía esta en su lugar.',
  recall: 'Anular',
  recallFrom: (who: string) => `Anular la solicitud a ${quoteWords(who)}`,
  recalled: {
    title: 'Solicitud anulada',
    description: 'Cambia la declaración o añade atributos privados, y vuelve a solicitarlo cuando quieras.',
  },
  failed: {
    first: { title: 'Error', description: 'No se ha podido enviar la solicitud de verificación' },
    renewal: { title: 'Error', description: 'No se ha podido solicitar la verificación.' },
    tracker: { title: 'Error', description: 'No se ha podido enviar la solicitud de verificación' },
  },
  alreadyAsked: {
    title: 'Error',
    description: 'Ya has enviado una solicitud a esta entidad verificadora y aún no ha respondido.',
  },
  unconfirmed: {
    title: 'Aún no se ha enviado nada',
    description: 'Mira para quién se cifran tus atributos privados. Acepta la cartera, o no compartas nada.',
  },
  notSigned: {
    title: 'No se ha enviado nada',
    description: 'Tu cartera no ha firmado. Vuelve a intentarlo, o envía la solicitud sin tus atributos privados.',
  },
  notSignedByPasskey:
    'Tu llave de acceso no ha firmado. Vuelve a intentarlo, o envía la solicitud sin tus atributos privados.',
  verifierGone: {
    title: 'Error',
    description: 'En este momento no se puede pedir nada a esta entidad verificadora. Elige otra.',
  },
} as const
