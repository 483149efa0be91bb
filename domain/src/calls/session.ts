import { nonceSchema, sessionSchema } from '../account/session.ts'
import type { Call } from '../call.ts'

export const sessionCalls = {
  createNonce: { method: 'POST', path: '/api/auth/nonce', response: nonceSchema },
  signIn: { method: 'POST', path: '/api/auth/verify', response: sessionSchema },
  getSession: { method: 'GET', path: '/api/auth/session', response: sessionSchema },
  recheckSessions: { method: 'POST', path: '/api/auth/recheck' },
  signOut: { method: 'POST', path: '/api/auth/logout' },
} as const satisfies Record<string, Call>
