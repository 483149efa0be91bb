import { signInSchema } from '../account/session.ts'
import { sessionCalls } from '../calls/session.ts'
import { describeRoutes } from '../route.ts'

export const sessionRoutes = describeRoutes(sessionCalls, {
  createNonce: {
    summary: 'Get a nonce for one sign-in message. A nonce can be used once',
    who: 'public',
    countsAs: 'sign-in',
  },
  signIn: {
    summary:
      'Begin a session with a signed EIP-4361 message. 409 lists the identities if the wallet controls several and names none',
    who: 'public',
    body: signInSchema,
    countsAs: 'sign-in',
  },
  getSession: {
    summary: 'Get the session of the cookie',
    who: 'signed-in',
  },
  recheckSessions: {
    summary:
      'End those sessions of the caller’s account whose passkey was removed, and the account’s open offers to wallets',
    who: 'signed-in',
    success: 204,
    countsAs: 'sign-in',
  },
  signOut: {
    summary: 'End the session on every node. Without a session the answer is 204, too',
    who: 'public',
    success: 204,
    // Sign-outs count as reads: whoever leaves a shared computer must not wait because others of
    // the same network sign in.
    countsAs: 'reads',
  },
})
