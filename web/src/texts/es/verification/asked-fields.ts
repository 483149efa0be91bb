import { quoteWords } from '@did/domain/proof/quote-words'

export const askedFieldTexts = {
  knownBy: '¿Es este el nombre con el que conoces a esta persona? Forma parte de lo que firmas.',
  noName: 'La declaración no nombra a su titular. Quien la recibe no puede saber de quién es.',
  notRight: 'No es correcto',
  notRightOf: (label: string) => `No es correcto: ${label}`,
  quoted: (label: string, value: string) => `${label} (${quoteWords(value)})`,
  reason: (fields: string) => `No es correcto: ${fields}.`,
  before: (value: string, title: string, date: string) =>
    `Confirmaste ${quoteWords(value)} en ${quoteWords(title)} el ${date}.`,
  marked: 'Has marcado algo como no correcto. Rechaza la solicitud con este motivo, o pregunta a su titular.',
  cannotApprove: {
    title: 'Sin aprobar',
    description: 'Has marcado algo como no correcto. Rechaza la solicitud con este motivo, o pregunta a su titular.',
  },
  otherSoftware: 'En otros programas:',
} as const
