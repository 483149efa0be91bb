import type { Session as PresentedSession } from '@did/domain/session'
import type { Config } from '../../config.ts'
import { presentUser } from '../users/present.ts'
import type { Session } from './session.ts'

export function presentSession(config: Config, { address, chainId, expiresAt, user }: Session): PresentedSession {
  return { address, chainId, expiresAt: expiresAt.toISOString(), user: user && presentUser(config, user) }
}
