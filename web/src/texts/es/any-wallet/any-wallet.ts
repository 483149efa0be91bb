/** Texts for anybody who asks a wallet of other people's software to show a claim (OpenID4VP). */
export const anyWalletTexts = {
  title: 'Desde cualquier cartera',
  lead: 'Puede que alguien guarde una declaración verificada en otra cartera de su teléfono. Pide a esa cartera que muestre la declaración a esta página.',
  form: {
    kind: '¿Cómo guarda la cartera la declaración?',
    configuration: {
      claim_sd_jwt: 'SD-JWT: la persona elige qué mostrar. Si no lo sabes, elige este',
      claim_jwt: 'JWT: en carteras más antiguas. Lo muestra todo',
      claim_ldp: 'VC 2.0: firmada por la propia entidad verificadora. Lo muestra todo',
      claim_ob: 'Open Badge: un título o certificado, firmado por la propia entidad verificadora. Lo muestra todo',
    },
    withName: 'Pedir también el nombre de la persona',
    code: 'Mostrar un código',
    link: 'Usar una cartera de este dispositivo',
    browser: 'Que pregunte el navegador',
  },
  scan: 'Pide a la persona que escanee este código con su cartera.',
  qrAlt: 'Código que pide a una cartera que muestre una declaración',
  open: 'Abrir la cartera',
  openHint: 'La cartera te trae de vuelta a esta página.',
  copy: 'Copiar el enlace',
  ends: (time: string) => `La solicitud se puede responder una sola vez, hasta el ${time}.`,
  waiting: 'Esperando a la cartera',
  unreachable: 'El servicio no responde en este momento. Esta página sigue intentándolo.',
  notMade: 'No se ha podido crear la solicitud.',
  notAsked: 'El navegador no ha transmitido ninguna respuesta',
  notAskedText: 'Puedes mostrar un código.',
  again: 'Pedir de nuevo',
  expired: { title: 'Esta solicitud ha terminado', text: 'Ninguna cartera la ha respondido. Pídelo de nuevo.' },
  nothingShown:
    'Alguien que tiene el código ha respondido que no muestra nada. Esta página sigue esperando una respuesta.',
  refused: {
    title: 'Esta solicitud ha terminado',
    text: 'Alguien que tenía el código respondió que no mostraba nada. Pídelo de nuevo.',
  },
  loading: 'Mirando la respuesta',
} as const
