import { quoteWords } from '@did/domain/proof/quote-words'

export const proveAgeTexts = {
  title: 'Prove my age',
  description: 'Show that you are old enough, without showing when you were born.',
  lead: 'Your birth date is sealed in this browser. You open it with your wallet, a passkey or a code.',
  loading: 'Looking at what you have',
  failed: 'Your claims could not be loaded.',
  steps: {
    new: 'First an organization confirms your birth date. Only it can read the date, and you.',
    unsent: 'Your birth date is sealed. Choose the organization that confirms it.',
    refused: (name: string) =>
      `${quoteWords(name)} has not confirmed your birth date. You can ask another organization.`,
    ready: (name: string) => `${quoteWords(name)} has confirmed your birth date. Choose what to prove, and to whom.`,
  },
  waiting: {
    title: (name: string) => `${quoteWords(name)} has your request`,
    text: 'This page goes on by itself when it decides. You can close it and come back.',
  },
  born: 'Date of birth',
  bornHint: 'It is sealed. Whoever checks your proof never sees it.',
  bornWrong: 'Enter your date of birth',
  name: 'Your name',
  nameHint: 'As the organization knows you.',
  nameMissing: 'Enter your name',
  verifier: 'Who confirms it',
  verifierMissing: 'Choose an organization',
  noVerifiers:
    'No organization here can receive a birth date yet. Ask yours to open “Private attributes” in its profile and to make its key there. This page goes on by itself then.',
  noDid: 'Mint your DID first. Then you can prove your age.',
  ask: 'Seal and ask',
  asking: 'Asking...',
  years: 'What to prove',
  older: (years: number) => `${years} or older`,
  claim: { title: 'Date of birth', description: 'My date of birth, sealed as a private attribute.' },
} as const
