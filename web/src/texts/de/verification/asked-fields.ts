import { quoteWords } from '@did/domain/proof/quote-words'

export const askedFieldTexts = {
  knownBy: 'Kennen Sie die Person unter diesem Namen? Er gehört zu dem, was Sie signieren.',
  noName: 'Die Angabe nennt keinen Namen. Wer sie bekommt, kann nicht erkennen, wem sie gehört.',
  notRight: 'Stimmt nicht',
  notRightOf: (label: string) => `Stimmt nicht: ${label}`,
  quoted: (label: string, value: string) => `${label} (${quoteWords(value)})`,
  reason: (fields: string) => `Stimmt nicht: ${fields}.`,
  before: (value: string, title: string, date: string) =>
    `Am ${date} haben Sie in ${quoteWords(title)} ${quoteWords(value)} bestätigt.`,
  marked:
    'Sie haben etwas als falsch markiert. Lehnen Sie die Anfrage mit diesem Grund ab, oder stellen Sie eine Frage.',
  cannotApprove: {
    title: 'Nicht bestätigt',
    description:
      'Sie haben etwas als falsch markiert. Lehnen Sie die Anfrage mit diesem Grund ab, oder stellen Sie eine Frage.',
  },
  otherSoftware: 'In anderer Software:',
} as const
