import type { RevocationReason } from '@did/domain/attestation/revocation-reason'
import { quoteWords } from '@did/domain/proof/quote-words'
import { plural } from '../frame/plural.ts'

/** The reasons from which a verifier chooses when it revokes. */
export const revocationChoices: Record<RevocationReason, string> = {
  'issued-by-mistake': 'It was confirmed by mistake',
  'no-longer-true': 'It is no longer true',
  'holder-request': 'The owner asked for it',
  'key-compromised': 'Somebody else used our wallet',
  other: 'Another reason',
}

export const confirmationsTexts = {
  heading: 'What you confirmed',
  lead: 'You can withdraw a confirmation at any time. Whoever opens a link to it is told at once.',
  loadFailed: 'The list of what you confirmed could not be loaded.',
  of: (owner: string) => `For ${quoteWords(owner)}`,
  confirmed: (date: string) => `Confirmed ${date}`,
  ends: (date: string) => `Until ${date}`,
  revoke: 'Withdraw',
  revoked: 'Withdrawn',
  revokedOn: (date: string) => `Withdrawn ${date}`,
  because: (reason: string) => `Reason: ${reason}`,
  notRecorded: 'It counts from now on; its public record follows within minutes.',
  search: 'Find a confirmation',
  searchPlaceholder: 'Person, title',
  decided: 'Under “Decided”: search fields, choose dates, or save as CSV',
  none: 'No confirmation fits what you are looking for.',
  older: 'Show older ones',
  loadingOlder: 'Loading...',
  choices: revocationChoices,
} as const

export const revokeTexts = {
  title: 'Withdraw this confirmation?',
  description: (title: string, holder: string | null, owner: string) =>
    holder === null
      ? `${quoteWords(title)}, confirmed for ${quoteWords(owner)}.`
      : `${quoteWords(title)} of ${quoteWords(holder)}, confirmed for ${quoteWords(owner)}.`,
  consequence:
    'Whoever opens a link to it sees that you withdrew it, and its owner is told at once. A withdrawal cannot be taken back. The owner can ask you again.',
  /**
   * Says how many other times the verifier confirmed the same text. On screen, the dates of these
   * confirmations follow.
   */
  others: (count: number) =>
    plural(count, {
      one: 'You confirmed the same text one more time. That confirmation counts on its own:',
      other: 'You confirmed the same text # more times. These confirmations count on their own:',
    }),
  also: (count: number) =>
    plural(count, {
      one: 'Withdraw it, too',
      other: 'Withdraw them, too',
    }),
  /** This text shows when the verifier withdraws several confirmations and one withdrawal fails. */
  partly: (done: number, left: number) => `Withdrawn so far: ${done}. Still to withdraw: ${left}. Please try again.`,
  reason: 'Reason',
  chooseReason: 'Select a reason',
  reasonMissing: 'Please select a reason',
  ownWords: 'In your own words',
  words: 'Your words',
  wordsHint: 'Only the owner reads them. Everybody else learns that you withdrew it.',
  wordsMissing: 'Please say why',
  walletHint: (count: number) =>
    plural(count, {
      one: 'Your wallet asks for a signature. It costs nothing.',
      other: 'Your wallet asks for # signatures, one for each confirmation. They cost nothing.',
    }),
  revoke: 'Withdraw',
  confirmInWallet: 'Confirm in your wallet',
  saving: 'Withdrawing...',
  declined: 'You declined in your wallet. Nothing has changed: your confirmation still stands.',
  /** These texts replace those about the wallet for a person who signed in with a passkey. */
  byPasskey: {
    walletHint: (count: number) =>
      plural(count, {
        one: 'You sign with your passkey. It costs nothing.',
        other: 'You sign # times with your passkey, once for each confirmation. It costs nothing.',
      }),
    confirmInWallet: 'Confirm with your passkey',
    declined: 'You did not confirm with your passkey. Nothing has changed: your confirmation still stands.',
  },
  failed: 'Your confirmation still stands. Please try again.',
  unknown:
    'No answer came, so nobody knows yet whether your confirmation is withdrawn. You can safely try again: it is withdrawn only once.',
  mismatch: 'What the server sent is not what you confirmed, so nothing was signed.',
  doneTitle: (count: number) =>
    plural(count, {
      one: 'Confirmation withdrawn',
      other: '# confirmations withdrawn',
    }),
  told: 'The owner has been told.',
  stillCounts: (count: number) =>
    plural(count, {
      one: 'One other confirmation of the same text still counts.',
      other: '# other confirmations of the same text still count.',
    }),
} as const
