import type { Call } from '../call.ts'
import { holderChallengeSchema } from '../holder-challenge/holder-challenge.ts'

export const holderChallengeCalls = {
  createHolderChallenge: { method: 'POST', path: '/api/holder-challenges', response: holderChallengeSchema },
  getHolderChallenge: { method: 'GET', path: '/api/holder-challenges/:id', response: holderChallengeSchema },
  answerHolderChallenge: { method: 'POST', path: '/api/holder-challenges/:id/answers' },
} as const satisfies Record<string, Call>
