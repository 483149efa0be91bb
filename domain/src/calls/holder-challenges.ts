import type { Call } from '../call.ts'
import { holderChallengeSchema } from '../holder-challenge/holder-challenge.ts'

const isAnonymous = true

export const holderChallengeCalls = {
  createHolderChallenge: {
    method: 'POST',
    path: '/api/holder-challenges',
    isAnonymous,
    response: holderChallengeSchema,
  },
  getHolderChallenge: {
    method: 'GET',
    path: '/api/holder-challenges/:id',
    isAnonymous,
    response: holderChallengeSchema,
  },
  answerHolderChallenge: { method: 'POST', path: '/api/holder-challenges/:id/answers', isAnonymous },
} as const satisfies Record<string, Call>
