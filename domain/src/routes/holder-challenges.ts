import * as z from 'zod/mini'
import { holderChallengeCalls } from '../calls/holder-challenges.ts'
import { answerHolderChallengeSchema, createHolderChallengeSchema } from '../holder-challenge/holder-challenge.ts'
import { holderChallengeIdSchema } from '../ids.ts'
import { describeRoutes } from '../route.ts'

const params = z.object({ id: holderChallengeIdSchema })

export const holderChallengeRoutes = describeRoutes(holderChallengeCalls, {
  createHolderChallenge: {
    summary:
      'Ask the holder of a credential to prove that it is theirs. A challenge lives for five minutes, or for a day if it is sent by mail',
    who: 'public',
    body: createHolderChallengeSchema,
    success: 201,
  },
  getHolderChallenge: {
    summary: 'Get a challenge and its answers, all sealed with the key of the challenge’s link',
    who: 'public',
    params,
  },
  answerHolderChallenge: {
    summary: 'Answer a challenge, sealed with its key. 410 after its end. The newest answers are kept',
    who: 'public',
    params,
    body: answerHolderChallengeSchema,
    success: 204,
  },
})
