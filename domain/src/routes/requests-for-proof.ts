import * as z from 'zod/mini'
import { requestForProofCalls } from '../calls/requests-for-proof.ts'
import { requestForProofIdSchema } from '../ids.ts'
import { maximumRequestForProof } from '../proof/limits.ts'
import { createRequestForProofSchema, proofAnswerSchema } from '../proof/request-for-proof.ts'
import { describeRoutes } from '../route.ts'
import { writeHours } from '../texts/en/durations.ts'

const params = z.object({ id: requestForProofIdSchema })

export const requestForProofRoutes = describeRoutes(requestForProofCalls, {
  createRequestForProof: {
    summary: `Ask anybody for a proof. A request lives for at most ${writeHours(maximumRequestForProof.lifetimeMs)}`,
    who: 'public',
    body: createRequestForProofSchema,
    success: 201,
  },
  getRequestForProof: {
    summary: 'Get what a request asks for. The reader compares it with the code that they scanned',
    who: 'public',
    params,
  },
  answerRequestForProof: {
    summary: 'Answer a request, sealed to its key. 410 after the request’s end, and 409 when it has too many answers',
    who: 'public',
    params,
    body: proofAnswerSchema,
    success: 204,
  },
  listProofAnswers: {
    summary: 'List the sealed answers, oldest first. Only the asker’s page can open them',
    who: 'public',
    params,
  },
})
