import { quoteWords } from '@did/domain/proof/quote-words'
import { plural } from '../frame/plural.ts'

/** Texts about confirmations that a verifier signed before it was accredited. */
export const confirmAgainTexts = {
  title: (date: string) => `You were accredited on ${date}`,
  signedBefore: (count: number, hasMore: boolean) =>
    hasMore
      ? `More than ${count} confirmations were signed before that.`
      : plural(count, {
          one: '# confirmation was signed before that.',
          other: '# confirmations were signed before that.',
        }),
  checkersRead: 'Checkers read a warning until you confirm again.',
  needOwners: (count: number) =>
    plural(count, {
      one: '# of them covers private attributes, which only its owner can send you again.',
      other: '# of them cover private attributes, which only their owners can send you again.',
    }),
  all: 'Confirm again',
  one: 'Confirm again',
  oneOf: (title: string) => `Confirm ${quoteWords(title)} again`,
  needsOwner: 'It covers private attributes, so its owner has to ask again.',
  asking: 'Adding...',
  made: (count: number) => ({
    title: 'Waiting for you again',
    description: plural(count, {
      one: '# request is under Waiting. Approve it to sign anew.',
      other: '# requests are under Waiting. Approve each to sign anew.',
    }),
  }),
  none: { title: 'Nothing was added', description: 'Their owners’ accounts have no room at present. Try again later.' },
  badge: 'Confirm again',
  /** The owner of the confirmed claim reads this text and those after it. */
  since: (verifier: string) =>
    `${quoteWords(verifier)} has been accredited since it confirmed this. If it confirms again, checkers read no warning.`,
  ask: (verifier: string) => `Ask ${quoteWords(verifier)} to confirm again`,
  asked: (verifier: string) => ({
    title: 'Verification Requested',
    description: `${quoteWords(verifier)} has been asked again.`,
  }),
} as const
