import { isAppError } from '@did/domain/errors'
import { sessionRoutes } from '@did/domain/routes/session'
import type { Session } from '@did/domain/session'
import { api } from '../../lib/api.ts'

/** What the server says about the session of this browser's cookie; null when there is none. */
export async function findServerSession(): Promise<Session | null> {
  try {
    return await api(sessionRoutes.getSession, {})
  } catch (error) {
    if (isAppError(error, 'not-signed-in')) return null
    throw error
  }
}

export async function signOut(): Promise<void> {
  await api(sessionRoutes.signOut, {})
}
