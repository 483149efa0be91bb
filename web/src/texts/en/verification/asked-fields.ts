import { quoteWords } from '@did/domain/proof/quote-words'

/** The verifier reads these fields before it decides and signs. */
export const askedFieldTexts = {
  knownBy: 'Is this the name you know this person by? It becomes part of what you sign.',
  noName: 'The claim does not name its holder. Whoever receives it cannot tell whose it is.',
  notRight: 'Not right',
  notRightOf: (label: string) => `Not right: ${label}`,
  quoted: (label: string, value: string) => `${label} (${quoteWords(value)})`,
  reason: (fields: string) => `Not right: ${fields}.`,
  before: (value: string, title: string, date: string) =>
    `You confirmed ${quoteWords(value)} in ${quoteWords(title)} on ${date}.`,
  marked: 'You marked something as not right. Reject the request with this reason, or ask the owner.',
  cannotApprove: {
    title: 'Not approved',
    description: 'You marked something as not right. Reject the request with this reason, or ask the owner.',
  },
  otherSoftware: 'In other software:',
} as const
