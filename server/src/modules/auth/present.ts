import type { Session as PresentedSession } from '@did/domain/session'
import { presentUser } from '../users/present.ts'
import type { Session } from './session.ts'

export function presentSession({ address, chainId, expiresAt, user }: Session): PresentedSession {
  return { address, chainId, expiresAt: expiresAt.toISOString(), user: user && presentUser(user) }
}
