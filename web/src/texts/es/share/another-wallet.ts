import { claimJwtMs } from '@did/domain/portable/limits'
import { writeDuration } from '@did/domain/texts/es/durations'

export const anotherWalletTexts = {
  open: 'Llevarla a otra cartera',
  how: 'Otras carteras de tu teléfono también pueden guardar esta declaración. Aquí se queda igualmente.',
  title: 'Llevarla a otra cartera',
  lead: 'La cartera tiene que poder recibir credenciales por OpenID4VCI. Recibe una copia, que puede mostrar sin nosotros.',
  form: {
    kind: '¿Qué formato entiende tu cartera?',
    configuration: {
      claim_sd_jwt: 'SD-JWT: eliges qué muestras. Si no lo sabes, elige este',
      claim_jwt: `JWT: para carteras más antiguas. Lo muestra todo y caduca al cabo de ${writeDuration(claimJwtMs)}`,
      claim_ldp:
        'VC 2.0: firmado con la clave de la propia entidad verificadora, así que otros pueden comprobarlo sin este servicio. Lo muestra todo',
      claim_ob: 'Open Badge: para páginas y carteras que muestran insignias. Lo muestra todo',
    },
    loading: 'Buscando los formatos posibles',
    signedLater:
      'La entidad verificadora firma este formato en su propio navegador. Puede que tu cartera espere unos días.',
    file: 'Guardar como archivo',
    fileHint: 'Un archivo no está ligado a ninguna cartera. Quien lo tiene puede leerlo.',
    txCode: 'Pedir seis cifras',
    txCodeHint: 'Así, quien solo vea el código no puede llevarse la declaración.',
    make: 'Mostrar el código',
  },
  shown: {
    scan: 'Escanea este código con tu cartera.',
    qrAlt: 'Código que da esta declaración a una cartera',
    link: 'Abrir una cartera de este dispositivo',
    digits: 'Tu cartera te pide estas cifras:',
    copy: 'Copiar el enlace',
    copied: {
      title: 'Enlace copiado',
      description: 'Pégalo en tu cartera. Quien tiene el enlace puede llevarse la declaración.',
    },
    copyFailed: { title: 'No se ha podido copiar', description: 'Tu navegador no lo ha permitido. Escanea el código.' },
    ends: (time: string) => `El código se puede usar una sola vez, hasta el ${time}.`,
  },
  state: {
    open: 'Esperando a tu cartera',
    taken: 'Una cartera ha leído el código',
    waiting: 'La cartera espera la declaración. Puedes cerrar esta ventana.',
    issued: 'La cartera tiene la declaración',
    expired: 'El código ha caducado',
    refused: 'Este formato no vale para la declaración',
  },
  event: {
    credential_accepted: {
      title: 'La cartera tiene la declaración',
      text: 'La cartera dice que ha guardado la declaración.',
    },
    credential_failure: {
      title: 'La cartera no ha podido guardar la declaración',
      text: 'Lo dice la propia cartera. Quizá funcione con otro formato.',
    },
    credential_deleted: {
      title: 'La cartera ya no tiene la declaración',
      text: 'La cartera dice que la declaración se ha eliminado allí.',
    },
  },
  issued: 'Si se retira la confirmación, tampoco vale ya la copia de la cartera.',
  expired: 'Ninguna cartera tiene la declaración. Crea un código nuevo.',
  refused: 'La entidad verificadora no ha podido firmar la declaración en este formato. Elige otro formato.',
  unreachable: 'El servicio no responde en este momento. Esta página sigue intentándolo.',
  failed: 'No se ha podido crear el código.',
  again: 'Código nuevo',
  done: 'Listo',
}
