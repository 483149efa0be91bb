import { holderChallengeSeconds } from '../../../holder-challenge/limits.ts'
import { writeDuration } from '../durations.ts'

const span = (lasts: 'minutes' | 'day') => writeDuration(holderChallengeSeconds[lasts] * 1000)

/** The texts about a holder challenge on the page and the command line. */
export const holderChallengeTexts = {
  openLink: (lasts: 'minutes' | 'day', end: string) =>
    `Let the holder open this link and confirm once with their wallet or passkey, within ${span(lasts)}, which is until ${end}:`,
  proved: 'The person who answered controls this credential',
  /**
   * Says what an answer cannot prove, because a stranger can pass the code on to the true holder.
   */
  limits:
    'An answer shows who controls the credential, and not who they are. Whoever passes the code on to the true holder gets a true answer, too. Compare the name with an ID, and look at the person.',
  refused: {
    'another-wallet': 'Somebody answered with a wallet that does not hold this credential.',
    frozen: 'An answer came, but the holder reports a stolen key, so it could be by a thief.',
    'too-late': 'An answer came too late to count.',
    'not-asked':
      'Somebody who opened the link said: “No, I did not ask for this.” The person who shows you the credential may have passed your code on.',
    unjudged: 'An answer came, but the chain could not be asked whether it is true. Ask again in a moment.',
  },
  over: (lasts: 'minutes' | 'day') => `Nobody proved within ${span(lasts)} that this credential is theirs.`,
  answered: (time: string) => `Answered ${time}, by the holder’s own clock.`,
} as const
