import type { ErrorCode } from '@did/domain/errors'
import {
  authentication,
  claim,
  connection,
  type ErrorText,
  type ErrorType,
  server,
  transaction,
  verification,
  wallet,
} from '../../error-text.ts'
import type { alertErrorTexts } from '../alerts/alert-errors.ts'
import type { issuingKeyErrorTexts } from '../issuing-key/issuing-key-errors.ts'
import type { proofErrorTexts } from '../proof/proof-errors.ts'
import type { recoveryErrorTexts } from '../recovery/recovery-errors.ts'
import type { requestErrorTexts } from '../request-for-proof/request-errors.ts'
import type { vaultErrorTexts } from '../vault/vault-errors.ts'
import type { addDeviceErrorTexts } from '../wallet/add-device.ts'
import type { passkeyErrorTexts } from '../wallet/passkey-errors.ts'

export const errorTitles: Record<ErrorType, string> = {
  connection: 'Error de conexión',
  authentication: 'Error al iniciar sesión',
  verification: 'Error de verificación',
  claim: 'Error en la declaración',
  wallet: 'Error de la cartera',
  transaction: 'Error de la transacción',
  server: 'Error del servidor',
  unknown: 'Error',
}

export const foreignErrorTexts = {
  rejected: 'La transacción se ha rechazado en tu cartera',
  connection: 'Hay un problema de conexión. Revisa tu conexión a internet y vuelve a intentarlo.',
  authentication: 'No se ha podido comprobar tu sesión. Vuelve a iniciarla.',
  unknown: 'Se ha producido un error inesperado. Inténtalo de nuevo más tarde.',
} as const

/**
 * Translates the complaints that only the server can find. For any other complaint, the page shows
 * the text of the error's code.
 */
const complaintsOfServer = new Map([
  ['This day has not come yet', 'Este día aún no ha llegado'],
  ['Please choose a day that is not over', 'Elige un día que no haya pasado'],
  [
    'A way in is removed by locking everything with a new key. Please reload the page.',
    'Para quitar una forma de acceso hay que bloquear todo con una clave nueva. Recarga la página.',
  ],
])

export function tellComplaint(complaint: string): string | null {
  const hidden = /^Remove the hidden character (\S+)/.exec(complaint)?.[1]
  return hidden ? `Quita el carácter oculto ${hidden}` : (complaintsOfServer.get(complaint) ?? null)
}

const signInAgain = authentication('No se ha completado el inicio de sesión. Vuelve a iniciar sesión.')
const brokenLink = verification('Este enlace no se puede leer. Pídelo otra vez; puede que se haya cortado al copiarlo.')

type LaterCode =
  | keyof typeof proofErrorTexts
  | keyof typeof requestErrorTexts
  | keyof typeof addDeviceErrorTexts
  | keyof typeof alertErrorTexts
  | keyof typeof issuingKeyErrorTexts
  | keyof typeof passkeyErrorTexts
  | keyof typeof recoveryErrorTexts
  | keyof typeof vaultErrorTexts

export const errorTexts: Record<Exclude<ErrorCode, LaterCode>, ErrorText> = {
  'unreadable-body': server('El servidor no ha podido leer lo enviado. Vuelve a intentarlo.'),
  'invalid-input': server('Algo del formulario no se ha aceptado. Revísalo y vuelve a intentarlo.'),
  'not-json': server('El servidor no ha podido leer lo enviado. Vuelve a intentarlo.'),
  'body-too-large': server('Es demasiado texto de una vez. Acórtalo.'),
  'foreign-origin': server('Esta página se ha abierto en una dirección distinta de la del servidor. Ábrela de nuevo.'),
  'route-not-found': server('El servidor no conoce esta petición. Recarga la página.'),
  'too-many-requests': server('Has ido un poco deprisa. Espera un momento y vuelve a intentarlo.'),
  'too-many-messages': server(
    'Desde un mismo lugar solo se aceptan unos pocos mensajes por hora. Este no se ha enviado; envíalo otra vez dentro de una hora.',
  ),
  'too-much-stored-today': server(
    'Hoy se ha guardado tanto desde tu red que esto no se ha guardado. No ha cambiado nada. Vuelve a intentarlo después de la medianoche en hora universal (UTC) o desde otra red.',
  ),
  'precondition-failed': server('Mientras tanto se ha cambiado en otro sitio. Vuelve a mirarlo antes de seguir.'),
  'idempotency-key-reused': server('Esto ya se envió de otra forma. Recarga la página y vuelve a intentarlo.'),
  internal: server('Algo ha fallado por nuestra parte. No ha cambiado nada. Vuelve a intentarlo.'),
  'signing-key-missing': connection('Esta instalación no firma listas de estado.'),
  'database-unreachable': connection(
    'El servidor no puede acceder a sus datos en este momento. No ha cambiado nada. Vuelve a intentarlo.',
  ),
  'chain-unreachable': connection(
    'No se puede contactar con la cadena de bloques en este momento. No ha cambiado nada. Vuelve a intentarlo.',
  ),

  'not-signed-in': authentication(foreignErrorTexts.authentication),
  'sign-in-unparseable': signInAgain,
  'sign-in-nonce-unknown': authentication('El inicio de sesión ha tardado demasiado. Vuelve a iniciar sesión.'),
  'sign-in-domain-mismatch': authentication(
    'El inicio de sesión se hizo para otra dirección de este sitio. Abre la página de nuevo.',
  ),
  'sign-in-uri-mismatch': authentication(
    'El inicio de sesión se hizo para otra dirección de este sitio. Abre la página de nuevo.',
  ),
  'sign-in-chain-mismatch': authentication(
    'El inicio de sesión indica otra red. Recarga la página y vuelve a iniciar sesión.',
  ),
  'sign-in-version-unsupported': signInAgain,
  'sign-in-time-invalid': authentication(
    'Parece que el reloj de este dispositivo no va bien. Revísalo y vuelve a iniciar sesión.',
  ),
  'sign-in-signature-invalid': authentication(
    'La firma no es de la cuenta que está conectada. Vuelve a iniciar sesión.',
  ),
  'identity-choice-needed': authentication('Esta cartera actúa por varias identidades. Elige una e inicia sesión.'),
  'identity-controlled-elsewhere': authentication(
    'Ahora controla esta identidad otra cartera, tras un traslado o una recuperación. Inicia sesión con esa cartera.',
  ),
  'identity-frozen': authentication(
    'Una clave que actúa por tu identidad consta como robada. Tu identidad no puede hacer esto hasta que termine la congelación.',
  ),

  'not-found': server('No existe, o no tienes acceso.'),
  'not-allowed': authentication('Esta cuenta no puede hacer eso.'),
  'username-taken': server('Este nombre de usuario ya está en uso. Elige otro.'),
  'did-taken': server('Este DID pertenece a otra cartera.'),
  'did-not-owned': server('La cadena de bloques no muestra este DID en tu cartera. Vuelve a intentarlo en un momento.'),
  'did-malformed': server('Este no es un DID que se pueda registrar para tu cartera.'),
  'verifier-unavailable': verification(
    'En este momento no se puede pedir nada a esta entidad verificadora. Elige otra.',
  ),
  'request-pending': verification('Ya has pedido a esta entidad verificadora que compruebe esta declaración.'),
  'request-decided': verification('Esta solicitud ya se ha decidido.'),
  'request-not-approved': verification('Esta solicitud solo se puede aprobar completando su verificación.'),
  'cannot-confirm-again': verification('Esta solicitud ya se ha decidido.'),
  'attributes-need-owner': verification('Su titular tiene que pedirlo de nuevo.'),
  'too-many-renewals': verification('Hoy no pueden quedar más en espera.'),
  'too-many-questions': verification('Ya has hecho todas las preguntas que se pueden hacer sobre esto. Decídelo.'),
  'question-open': verification('Tu pregunta anterior aún no tiene respuesta.'),
  'question-answered': verification('Esta pregunta ya tiene respuesta.'),
  'claim-private': claim('Una declaración privada no se puede compartir.'),
  'claim-not-verified': claim('Solo una declaración verificada puede ir a otra cartera.'),
  'claim-not-selective': claim(
    'Esta declaración no tiene divulgación selectiva: solo se pueden compartir sus datos básicos.',
  ),
  'claim-without-attributes': claim(
    'De esta declaración no se puede demostrar nada: ninguna entidad verificadora ha avalado atributos privados suyos.',
  ),
  'share-id-taken': claim('No se ha podido crear el enlace. Vuelve a intentarlo.'),
  'share-does-not-fit': claim(
    'Lo que mostraría este enlace es demasiado largo para un enlace abierto. Muestra menos datos o crea un enlace corto.',
  ),
  'share-without-switch': claim('Este enlace ya lleva una confirmación, o no puede llevar ninguna.'),
  'share-token-refused': claim('Este enlace está incompleto. Abre el enlace entero que te dieron.'),
  'share-withdrawn': claim('Su titular ha puesto fin a este enlace. Pídele uno nuevo.'),
  'share-expired': claim('Ha terminado el plazo que fijó su titular para este enlace. Pide uno nuevo.'),
  'share-used-up': claim('Este enlace se ha abierto todas las veces que permitía su titular. Pide uno nuevo.'),
  'share-unknown': claim('Este servicio no conoce el enlace.'),
  'organization-required': verification('Escribe el nombre de tu organización.'),
  'organization-taken': verification('Otra organización tiene este nombre o uno muy parecido. Elige otro.'),
  'verifier-not-entitled': verification(
    'En este momento no puedes verificar: tu organización no está acreditada. No se ha decidido nada.',
  ),
  'template-retired': server('Esta plantilla se ha dado de baja. Ya no se puede cambiar.'),
  'too-many-claims': claim(
    'Tu cuenta tiene todas las declaraciones que puede tener. Si necesitas sitio para más, escríbenos desde Contacto.',
  ),
  'too-many-dids': server(
    'Tu cuenta tiene todos los DID que puede tener fuera de la cadena de bloques. Acuña uno de ellos o usa uno que ya tienes.',
  ),
  'too-many-shares': server(
    'Compartes todos los enlaces que puede compartir una cuenta. En Compartir, retira los que ya no necesite nadie.',
  ),
  'too-many-waiting-requests': verification(
    'Esta entidad verificadora ya tiene muchas solicitudes tuyas en espera. Pide otra cuando haya respondido a algunas.',
  ),
  'storage-full': server(
    'Tu cuenta ha usado todo su espacio para textos, enlaces compartidos y claves. Si necesitas más, escríbenos desde Contacto.',
  ),
  'too-many-templates': server(
    'Ofreces todas las plantillas que puede ofrecer una entidad verificadora. Da de baja una antes.',
  ),
  'vault-exists': server('Esta cuenta ya tiene atributos privados.'),
  'vault-full': server('No queda sitio para más atributos privados.'),
  'attribute-key-invalid': verification('No se ha aceptado tu clave. Vuelve a intentarlo.'),
  'attributes-mismatch': verification('Estos no son los atributos privados que se enviaron con esta solicitud.'),
  'attributes-signature-invalid': verification(
    'Estos atributos privados no están firmados por quien es titular de la declaración.',
  ),
  'attributes-unconfirmed': verification('Mira para quién se cifran tus atributos privados.'),
  'vault-replaced': server(
    'Tus atributos privados se han bloqueado con una clave nueva, en otra pestaña o en otro dispositivo. Vuelve a abrirlos. Lo que has escrito sigue aquí.',
  ),
  'holder-challenge-taken': server('No se ha podido crear la pregunta. Vuelve a intentarlo.'),
  'holder-challenge-ended': verification('Esta pregunta ha terminado. Pide una nueva.'),
  'application-decided': verification('Mientras tanto, esta solicitud ya se ha decidido.'),
  'chain-shows-otherwise': verification('La cadena de bloques aún no muestra esto. Vuelve a intentarlo en un momento.'),
  'domain-unreachable': verification(
    'No se ha podido leer el archivo en ese dominio. Tiene que estar allí por https, sin redirección y accesible para todos.',
  ),
  'domain-not-proven': verification('El archivo está allí, pero no nombra tu cartera para este dominio.'),

  'revocation-signature-invalid': verification(
    'La firma no es de tu cuenta. Firma con la cuenta que confirmó esta declaración.',
  ),

  'share-incomplete': brokenLink,
  'share-without-fragment': brokenLink,
  'share-unreadable': brokenLink,
  'share-unsupported': verification(
    'Este enlace se hizo con una versión más reciente. Recarga la página y ábrelo de nuevo.',
  ),
  'share-too-long': verification('Este enlace es demasiado largo para ser uno de los nuestros.'),

  'cookies-refused': server(
    'Este navegador rechaza las cookies, y sin una no se puede iniciar sesión aquí. Permite las cookies de este sitio y vuelve a iniciar sesión.',
  ),
  'wallet-missing': wallet('En este navegador no está MetaMask.'),
  'wallet-no-accounts': wallet('Tu cartera no ha dado acceso a ninguna cuenta. Elige una cuando te lo pida.'),
  'wallet-rejected': wallet(foreignErrorTexts.rejected),
  'wallet-request-pending': wallet('Tu cartera ya te está preguntando algo. Ábrela y responde antes.'),
  'wallet-silent': wallet(
    'Tu cartera no ha respondido. Ábrela para ver si aún te pregunta algo y vuelve a intentarlo. Si nada ayuda, recarga esta página.',
  ),
  'wallet-not-connected': wallet('No hay ninguna cartera conectada'),
  'wallet-wrong-network': wallet(
    'Tu cartera está en otra red y no se ha podido cambiar. Cámbiala allí y vuelve a intentarlo.',
  ),
  'wallet-connection': connection(foreignErrorTexts.connection),
  'wallet-insufficient-funds': wallet(
    'En tu cartera no hay dinero suficiente para la comisión de la red. Añade fondos a esta cuenta y vuelve a intentarlo.',
  ),
  'wallet-failed': wallet('Tu cartera no ha podido hacer eso. Ábrela y vuelve a intentarlo.'),
  'transaction-failed': transaction('Se ha producido un error al procesar tu transacción.'),
  'did-minted-event-missing': transaction('No se ha encontrado el evento DidMinted'),
}
