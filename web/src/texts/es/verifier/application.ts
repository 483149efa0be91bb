import { quoteWords } from '@did/domain/proof/quote-words'

export const applicationTexts = {
  website: 'Sitio web (opcional)',
  websiteHint: 'Donde la administración puede leer sobre tu organización.',
  contact: 'Contacto (opcional)',
  contactHint: 'A quién puede llamar o escribir la administración. Solo lo lee la administración.',
  note: 'Nota (opcional)',
  noteHint: 'Qué confirmas y para quién.',
  asks: 'La administración te pregunta',
  asksText: 'Responde cambiando tu solicitud, por ejemplo en la nota.',
  change: 'Cambiar la solicitud',
  changeDialog: {
    title: 'Cambiar tu solicitud',
    description: 'La administración decide sobre lo que escribas aquí. No se publica nada.',
    submit: 'Guardar cambios',
  },
  changed: { title: 'Solicitud cambiada', description: 'La administración la lee antes de decidir.' },
  changeFailed: { title: 'Error', description: 'No se ha podido cambiar tu solicitud' },
} as const

export const applicantTexts = {
  website: 'Sitio web',
  contact: 'Contacto',
  note: 'Nota',
  asked: (date: string) => `Pregunta del ${date}, aún sin respuesta`,
  answered: (date: string) => `La solicitud se cambió el ${date}, después de la pregunta`,
  ask: 'Preguntar',
  dialog: {
    title: 'Preguntar a quien solicita',
    text: (organization: string) =>
      `${quoteWords(organization)} lee tu pregunta y responde cambiando su solicitud. La solicitud sigue en espera.`,
    label: 'Pregunta',
    hint: 'Una pregunta cada vez.',
    missing: 'Escribe una pregunta',
    submit: 'Enviar pregunta',
    submitting: 'Enviando…',
  },
  sent: (organization: string) => ({
    title: 'Pregunta enviada',
    description: `${quoteWords(organization)} ha recibido el aviso`,
  }),
} as const
