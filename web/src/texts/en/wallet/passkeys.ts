import { quoteWords } from '@did/domain/proof/quote-words'

export const passkeysTexts = {
  heading: 'Your passkeys',
  lead: 'Each of them opens this identity. With a second one, a lost phone does not lock you out.',
  loading: 'Looking for your passkeys',
  loadFailed: 'Your passkeys could not be read.',
  name: (place: number, day: string) => `Passkey ${place}, since ${day}`,
  inUse: 'In use here',
  add: 'Add another passkey',
  adding: 'Please confirm…',
  how: 'For a security key, or a phone beside you that your browser finds. Your present passkey confirms it once.',
  unfinished: 'A new passkey was made and is not confirmed yet.',
  finish: 'Confirm it',
  discard: 'Do not add it',
  added: {
    title: 'Passkey added',
    description: 'It opens this identity from now on, also when your other passkey is gone.',
  },
  remove: (name: string) => `Remove: ${name}`,
  removal: {
    text: (name: string) =>
      `Remove ${quoteWords(name)}? On every device that has it, it will no longer sign you in or confirm anything. It cannot be added again. If it opens your private attributes, also remove it there, under “Ways in”. Until you do, it still opens each copy of them. If somebody else may have used it, also choose “Move to another key” in your profile. Until you move, what this person took with it stays valid, for example a credential in a wallet.`,
    yes: 'Remove it',
    no: 'Keep it',
    done: { title: 'Passkey removed', description: 'It no longer opens this identity.' },
  },
  unknown: {
    name: 'A passkey that this service does not know',
    text: 'The chain says that this identity is also opened by a passkey that this service does not know. If it is not yours, remove it.',
    notice: {
      title: 'A passkey that this service does not know opens this identity',
      text: 'It was added on the chain, and this service has not stored it. If it is not yours, remove it.',
      action: 'See your passkeys',
    },
  },
  unlisted:
    'The chain does not say which passkeys were added to this identity, so we cannot tell whether there are more than these.',
  oneKey: {
    title: 'This identity has one key',
    text: 'If you lose the device with your passkey, nobody can let you in again. Add a second passkey on another device or a security key.',
    action: 'Add a second passkey',
  },
} as const
