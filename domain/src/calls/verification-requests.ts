import * as z from 'zod/mini'
import { attestationRequestSchema } from '../attestation/attestation.ts'
import type { Call } from '../call.ts'
import { askedRequestSchema, verificationRequestSchema } from '../verification-request/verification-request.ts'

export const verificationRequestCalls = {
  requestVerification: { method: 'POST', path: '/api/verification-requests', response: verificationRequestSchema },
  listRequestsOfVerifier: {
    method: 'GET',
    path: '/api/verification-requests/verifier/:verifierId',
    response: z.array(askedRequestSchema),
  },
  listRequestsOfRequester: {
    method: 'GET',
    path: '/api/verification-requests/requester/:userId',
    response: z.array(verificationRequestSchema),
  },
  prepareAttestation: {
    method: 'GET',
    path: '/api/verification-requests/:id/attestation',
    response: attestationRequestSchema,
  },
  recallRequest: { method: 'DELETE', path: '/api/verification-requests/:id' },
  decideRequest: { method: 'PUT', path: '/api/verification-requests/:id/status', response: verificationRequestSchema },
  askQuestion: { method: 'POST', path: '/api/verification-requests/:id/question' },
  answerQuestion: { method: 'POST', path: '/api/verification-requests/:id/answer' },
} as const satisfies Record<string, Call>
