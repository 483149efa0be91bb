import type { Session } from '@did/domain/account/session'
import { sessionCalls } from '@did/domain/calls/session'
import { isAppError } from '@did/domain/errors'
import { api } from '../../../lib/api.ts'

export async function findServerSession(): Promise<Session | null> {
  try {
    return await api(sessionCalls.getSession, {})
  } catch (error) {
    if (isAppError(error, 'not-signed-in')) return null
    throw error
  }
}

/** A silent server has this many milliseconds to answer a sign-out, which is then repeated. */
const signOutWithinMs = 10_000

/** The call goes on if the person closes the window right away. */
export async function signOut(): Promise<void> {
  await api(sessionCalls.signOut, { keepalive: true, signal: AbortSignal.timeout(signOutWithinMs) })
}
