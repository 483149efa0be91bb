import type { Route } from '../route.ts'
import { nonceSchema, sessionSchema, signInSchema } from '../session.ts'

export const sessionRoutes = {
  createNonce: {
    method: 'POST',
    path: '/api/auth/nonce',
    summary: 'A single-use nonce for a sign-in message',
    who: 'public',
    success: 200,
    response: nonceSchema,
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/verify',
    summary: 'Start a session with a signed EIP-4361 message',
    who: 'public',
    body: signInSchema,
    success: 200,
    response: sessionSchema,
  },
  getSession: {
    method: 'GET',
    path: '/api/auth/session',
    summary: 'The session of the cookie',
    who: 'signed-in',
    success: 200,
    response: sessionSchema,
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End the session on every node; also 204 without one',
    who: 'public',
    success: 204,
  },
} as const satisfies Record<string, Route>
