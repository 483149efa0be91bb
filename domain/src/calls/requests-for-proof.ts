import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { createdRequestForProofSchema, proofAnswerSchema, requestForProofSchema } from '../proof/request-for-proof.ts'

export const requestForProofCalls = {
  createRequestForProof: { method: 'POST', path: '/api/proof-requests', response: createdRequestForProofSchema },
  getRequestForProof: { method: 'GET', path: '/api/proof-requests/:id', response: requestForProofSchema },
  answerRequestForProof: { method: 'POST', path: '/api/proof-requests/:id/answers' },
  listProofAnswers: { method: 'GET', path: '/api/proof-requests/:id/answers', response: z.array(proofAnswerSchema) },
} as const satisfies Record<string, Call>
