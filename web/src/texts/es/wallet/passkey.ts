import { connectTexts } from './connect.ts'

export const passkeyTexts = {
  title: connectTexts.passkey,
  lead: 'Tu dedo, tu cara o tu PIN abre tu identidad. No necesitas ni cartera ni dinero.',
  withoutWallet: 'No necesitas cartera: basta con tu dedo, tu cara o tu PIN, y paga este servicio.',
  points: [
    'Una llave de acceso es una clave que guarda tu teléfono o tu ordenador. Aquí no la ve nadie.',
    'Este servicio paga por ti en la cadena de bloques.',
    'Tu dispositivo puede guardar la llave de acceso en tu cuenta del fabricante, para que la tengan también tus otros dispositivos.',
  ],
  create: 'Crear una identidad nueva',
  find: 'Ya tengo una llave de acceso aquí',
  again: (account: string) => `Continuar como ${account}`,
  another: 'Usar otra llave de acceso',
  waiting: 'Tu dispositivo te está preguntando…',
  signingIn: 'Confirma una vez más para iniciar sesión.',
  declinedHint:
    'Si no ha aparecido nada, quizá tu dispositivo no tenga bloqueo de pantalla. Configúralo o usa una llave de acceso de tu teléfono: tu navegador puede mostrar un código para ello.',
  notFoundHint:
    'Si tu dispositivo no ha ofrecido ninguna llave de acceso, no tiene ninguna de este sitio. Usa una de tu teléfono (tu navegador puede mostrar un código para ello) o crea una identidad nueva.',
  notOffered: {
    'not-set-up': 'Este servicio no está configurado para llaves de acceso. Conecta una cartera.',
    'no-precompile':
      'La cadena de bloques de este servicio no puede comprobar llaves de acceso a un precio razonable, así que no las ofrece. Conecta una cartera.',
    unknown:
      'La cadena de bloques no responde en este momento, así que no se pueden usar llaves de acceso. Inténtalo de nuevo en un minuto.',
  },
  elsewhere: 'Tengo una identidad en otro dispositivo',
  lost: 'He perdido mi llave de acceso o mi cartera',
  inApp: {
    title: 'Esta página está abierta dentro de otra aplicación',
    text: 'En una ventana así no hay carteras y quizá tampoco llaves de acceso. Elige «Abrir en el navegador» en el menú de la aplicación o copia la dirección en tu navegador.',
    copy: 'Copiar la dirección',
    copied: 'Copiada',
  },
  openAtLocalhost: 'Abrir esta página en localhost',
} as const
