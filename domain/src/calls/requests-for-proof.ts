import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { createdRequestForProofSchema, proofAnswerSchema, requestForProofSchema } from '../proof/request-for-proof.ts'

const isAnonymous = true

export const requestForProofCalls = {
  createRequestForProof: {
    method: 'POST',
    path: '/api/proof-requests',
    isAnonymous,
    response: createdRequestForProofSchema,
  },
  getRequestForProof: { method: 'GET', path: '/api/proof-requests/:id', isAnonymous, response: requestForProofSchema },
  answerRequestForProof: { method: 'POST', path: '/api/proof-requests/:id/answers', isAnonymous },
  listProofAnswers: {
    method: 'GET',
    path: '/api/proof-requests/:id/answers',
    isAnonymous,
    response: z.array(proofAnswerSchema),
  },
} as const satisfies Record<string, Call>
