import { closedShare } from '@did/domain/texts/en/verdict/labels'

export const collectionPageTexts = {
  intro:
    'Somebody shares these credentials with you together. Each is checked on its own. Their owner sees that the link was opened.',
  open: 'Open and check all',
  opening: 'Opening and checking...',
  list: 'The credentials of this link',
  checkAgain: 'Check all again',
  number: (number: number) => `Credential ${number}`,
  noName: 'No name shown',
  notOpened: {
    closed: (number: number) => `Credential ${number}: ${closedShare}`,
    unreachable: (number: number) =>
      `Credential ${number} could not be opened just now. Load the page again in a moment.`,
  },
} as const
