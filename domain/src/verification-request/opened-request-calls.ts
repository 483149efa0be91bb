import type { Call } from '../call.ts'
import { openedRequestSchema } from './opened-request.ts'

/**
 * Only a verifier's work page makes this call, so the owners' dashboard does not load its schema.
 */
export const openedRequestCalls = {
  openRequest: { method: 'GET', path: '/api/verification-requests/:id', response: openedRequestSchema },
} as const satisfies Record<string, Call>
