import type { Call } from '../call.ts'
import { openedRequestSchema } from './opened-request.ts'

/** Only a verifier's desk makes this call, so its schema is no part of the owners' dashboard. */
export const openedRequestCalls = {
  openRequest: { method: 'GET', path: '/api/verification-requests/:id', response: openedRequestSchema },
} as const satisfies Record<string, Call>
