import type { Call } from '../call.ts'
import { confirmedAgainSchema, toConfirmAgainSchema } from './confirm-again.ts'
import { verificationRequestSchema } from './verification-request.ts'

export const confirmAgainCalls = {
  listToConfirmAgain: {
    method: 'GET',
    path: '/api/verification-requests/verifier/:verifierId/again',
    response: toConfirmAgainSchema,
  },
  confirmAllAgain: {
    method: 'POST',
    path: '/api/verification-requests/verifier/:verifierId/again',
    response: confirmedAgainSchema,
  },
  confirmAgain: { method: 'POST', path: '/api/verification-requests/:id/again', response: verificationRequestSchema },
} as const satisfies Record<string, Call>
