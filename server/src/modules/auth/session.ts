import type { Address } from '@did/domain/hex'
import type { KnownUser } from '../users/known-user.ts'

/** A signed-in wallet, with its user if the wallet has a profile. */
export type Session = {
  tokenHash: string
  address: Address
  chainId: number
  expiresAt: Date
  user: KnownUser | null
}
