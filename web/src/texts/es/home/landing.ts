export const landingTexts = {
  documentTitle: 'Tus credenciales, comprobadas una sola vez',
  hero: {
    title: ['Tus credenciales,', 'comprobadas una vez,', 'compartidas como tú quieras.'],
    lead: 'Guarda en un solo lugar la prueba de tus estudios, tu trabajo o tu identidad. Muestra lo que te piden y nada más.',
    connect: 'Conecta tu cartera para empezar',
    connecting: 'Conectando…',
    scan: 'Comprobar un código recibido',
    noWallet: '¿Aún no tienes cartera?',
    howItWorks: 'Mira cómo funciona',
    lookAround: 'echa un vistazo sin ella',
    or: 'o',
  },
  sample: {
    label: 'Ejemplo de una declaración verificada',
    type: 'Credencial de estudios',
    badge: 'Verificado',
    date: 'Emitida el 12 jun 2024',
    title: 'Grado en Ingeniería Informática',
    verifiedBy: 'Verificada por:',
    issuer: 'Universidad de Oporto',
  },
  steps: {
    heading: 'Cómo funciona',
    items: [
      { title: 'Crea tu DID', text: 'Un identificador permanente que es tuyo. Ninguna empresa puede quitártelo.' },
      { title: 'Añade declaraciones', text: 'Un título, un trabajo, una afiliación: una tarjeta para cada cosa.' },
      {
        title: 'Consigue la verificación',
        text: 'Una organización de confianza la comprueba una vez. Tú la compartes donde quieras.',
      },
    ],
  },
  explainer: {
    heading: '¿Qué es un DID?',
    lead: 'Un identificador descentralizado es un identificador propio que nadie te concede y nadie puede desactivar.',
    items: [
      {
        title: 'Descentralizado',
        text: 'Está en un registro público, no en la base de datos de una empresa. Lo controlas con tu cartera.',
      },
      {
        title: 'Permanente',
        text: 'Sigue siendo el mismo aunque cambies de trabajo, de centro de estudios o de correo electrónico.',
      },
      {
        title: 'Verificable',
        text: 'Quien recibe un enlace o un código tuyo ve quién lo avala, en un segundo y sin cuenta.',
      },
    ],
    learnMore: 'Leer la introducción a los DID',
  },
  closing: {
    heading: '¿Te han dado un código?',
    text: 'Para comprobarlo no necesitas ni cartera ni cuenta.',
    scan: 'Escanear QR',
    checkMany: 'Comprobar varios',
    debug: 'Herramientas de diagnóstico',
  },
} as const
