import { moveSectionTexts } from '../recovery/guardians.ts'
import { wallet } from '../wallet/connect.ts'

export const moveTexts = {
  title: moveSectionTexts.title,
  lead: 'Abre tu identidad con una llave de acceso en lugar de tu cartera, o con una cartera en lugar de tu llave de acceso.',
  loading: 'Buscando tu identidad',
  loadFailure: 'No se ha podido cargar tu identidad.',
  comeIn: {
    heading: 'Entra con tu clave actual',
    text: 'Solo la clave que abre tu identidad ahora puede trasladarla.',
    connect: `Conectar ${wallet}`,
    signIn: 'Iniciar sesión',
  },
  what: {
    heading: 'Qué implica el traslado',
    points: [
      'Tu identidad conserva su DID, sus declaraciones, sus solicitudes y sus enlaces. Los enlaces anteriores siguen valiendo e indican desde cuándo la controla otra clave.',
      'La clave nueva también tiene que aceptar. Así nadie puede recibir una identidad que no ha pedido.',
      'Después del traslado, la clave antigua no puede hacer nada por esta identidad. Solo la clave nueva puede devolverla.',
      'Es posible que los programas de otros sigan viendo la clave antigua en tu did:ethr. Cambiarlo es un paso aparte, y para darlo la clave antigua tiene que ser una cartera.',
      'Los atributos privados se siguen abriendo con tu código de recuperación. Ten ese código a mano, porque tu clave antigua ya no los abrirá aquí.',
    ],
    guarded:
      'Tienes personas de confianza, así que el traslado espera el plazo fijado con ellas. Hasta que termine, puedes detenerlo tú, y ellas también. Tus personas de confianza siguen siendo las mismas.',
    unguarded:
      'No tienes personas de confianza, así que el traslado se hace efectivo al momento. Nadie puede detenerlo ni deshacerlo por ti. Con personas de confianza, esperaría unos días.',
    verifier:
      'Eres una entidad verificadora. Esa condición se queda con la clave antigua y no se traslada. Con la clave nueva no puedes confirmar ni retirar nada en su nombre.',
  },
  blocked: 'Mientras dure, tu identidad no se puede trasladar.',
  file: {
    heading: 'El archivo de tus personas de confianza',
    text: 'La cadena de bloques solo conoce un número que representa a tus personas de confianza. Su archivo dice cuánto tiene que esperar el traslado.',
    missing: 'Abre antes el archivo de tus personas de confianza.',
  },
  choose: {
    heading: 'Elige la clave nueva',
    toPasskey:
      'Una llave de acceso en este dispositivo, en tu teléfono o en una llave de seguridad. Tu navegador te pregunta dónde.',
    create: 'Crear una llave de acceso nueva',
    find: 'Usar una llave de acceso que ya tengo',
    toWallet: 'La cartera de este navegador. Se abre y eliges la cuenta.',
    connect: `Usar ${wallet}`,
    opening: 'Confirma, por favor…',
  },
  agree: {
    heading: 'La clave nueva acepta',
    text: 'Esta es la clave que tomará el control:',
    submit: 'Aceptar con la clave nueva',
    asking: 'La clave nueva te está preguntando…',
    same: 'Esta clave ya controla tu identidad. Elige otra.',
    declined: 'La clave nueva no ha aceptado, así que no se ha trasladado nada. Puedes volver a pedírselo.',
  },
  another: 'Elegir otra clave',
  notOpened:
    'No se ha elegido ninguna clave, así que no se ha trasladado nada. Vuelve a intentarlo y confirma con tu dispositivo o tu cartera.',
  confirm: {
    heading: 'Tu clave actual confirma',
    text: 'La clave nueva ha aceptado:',
    own: 'Si esta clave ya tiene una identidad propia, en cada inicio de sesión te preguntará cuál quieres usar.',
    atOnce: 'Trasladar ahora',
    later: 'Iniciar el traslado',
    moving: 'Tu clave actual te está preguntando…',
    declined: 'Tu clave actual no ha confirmado, así que no se ha trasladado nada. Puedes volver a pedírselo.',
    pay: 'Pagar con la cartera',
    payText:
      'Este servicio no puede pagar en este momento. La cartera puede llevar el traslado a la cadena de bloques y pagarlo. O inténtalo de nuevo mañana.',
  },
  sent: {
    title: 'Tu identidad se está trasladando',
    text: 'La cadena de bloques lo está anotando. Puede tardar un minuto.',
  },
  pending: {
    to: 'La clave nueva es:',
    until: (date: string) => `El traslado se podrá terminar a partir del ${date}. Vuelve entonces con tu clave actual.`,
    ready: 'El tiempo de espera ha terminado',
    readyText: 'Un paso más y la clave nueva actuará por tu identidad. Paga este servicio.',
    finish: 'Terminar el traslado',
    finishing: 'Terminando…',
  },
  done: {
    title: 'Tu identidad se ha trasladado',
    text: 'La clave nueva actúa ahora por ella, y la antigua ya no tiene la sesión iniciada. Tus personas de confianza siguen siendo las mismas.',
    signIn: 'Iniciar sesión con la clave nueva',
    toProfile: 'Ir a tu perfil',
  },
  moved: {
    title: 'La identidad de esta cartera se ha trasladado',
    text: (address: string) => `Ahora actúa por ella ${address}. Inicia sesión con esa clave.`,
  },
  resolver: {
    heading: 'Para los programas de otros',
    text: 'Este servicio sigue tu traslado por sí mismo. Los programas de otros consultan un registro distinto (ERC-1056) para saber qué clave responde por este did:ethr, y allí sigue figurando tu cartera antigua:',
    change:
      'También puedes traspasarlo allí. Es una transacción de tu cartera antigua, y la paga esa cartera. Después solo podrá cambiarlo la clave nueva, y este servicio no lo paga.',
    passkey:
      'Muchos de esos programas solo conocen claves de carteras. No encontrarán ninguna clave que entiendan, porque la nueva es una llave de acceso.',
    submit: 'Traspasarlo también allí',
    sending: 'Tu cartera te está preguntando…',
    done: 'A partir de ahora, los programas de otros ven la clave nueva.',
    declined: 'Tu cartera no lo ha enviado, así que los programas de otros siguen viendo la clave antigua.',
  },
} as const
