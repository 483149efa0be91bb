import * as z from 'zod/mini'
import { holderChallengeCalls } from '../calls/holder-challenges.ts'
import { answerHolderChallengeSchema, createHolderChallengeSchema } from '../holder-challenge/holder-challenge.ts'
import { holderChallengeSeconds } from '../holder-challenge/limits.ts'
import { holderChallengeIdSchema } from '../ids.ts'
import { describeRoutes } from '../route.ts'
import { writeDuration } from '../texts/en/durations.ts'

const lasts = {
  minutes: writeDuration(holderChallengeSeconds.minutes * 1000),
  day: writeDuration(holderChallengeSeconds.day * 1000),
}

const params = z.object({ id: holderChallengeIdSchema })

export const holderChallengeRoutes = describeRoutes(holderChallengeCalls, {
  createHolderChallenge: {
    summary: `Ask the holder of a credential to prove that it is theirs. A challenge lives for ${lasts.minutes}, or for ${lasts.day} if it is sent by mail`,
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
