import type { Address } from '@did/domain/hex'
import type { KnownUser } from '../users/known-user.ts'

/** Who is calling: a wallet that signed in, and its profile if it has one. */
export type Session = {
  tokenHash: string
  address: Address
  chainId: number
  expiresAt: Date
  user: KnownUser | null
}
