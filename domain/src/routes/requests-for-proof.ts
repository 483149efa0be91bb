import { z } from 'zod'
import { requestForProofIdSchema } from '../ids.ts'
import {
  createdRequestForProofSchema,
  createRequestForProofSchema,
  proofAnswerSchema,
  requestForProofSchema,
} from '../request-for-proof.ts'
import type { Route } from '../route.ts'

const params = z.object({ id: requestForProofIdSchema })

export const requestForProofRoutes = {
  createRequestForProof: {
    method: 'POST',
    path: '/api/proof-requests',
    summary: 'Ask anybody for a proof, without an account; at most 24 hours',
    who: 'public',
    body: createRequestForProofSchema,
    success: 201,
    response: createdRequestForProofSchema,
  },
  getRequestForProof: {
    method: 'GET',
    path: '/api/proof-requests/:id',
    summary: 'What is asked for; whoever scanned its code compares it with the code',
    who: 'public',
    params,
    success: 200,
    response: requestForProofSchema,
  },
  answerRequestForProof: {
    method: 'POST',
    path: '/api/proof-requests/:id/answers',
    summary: 'An answer, sealed to the key of the request; 410 past its end, 409 when there are too many',
    who: 'public',
    params,
    body: proofAnswerSchema,
    success: 204,
  },
  listProofAnswers: {
    method: 'GET',
    path: '/api/proof-requests/:id/answers',
    summary: 'The sealed answers, oldest first; only the asker’s page can open them',
    who: 'public',
    params,
    success: 200,
    response: z.array(proofAnswerSchema),
  },
} as const satisfies Record<string, Route>
