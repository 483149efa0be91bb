import type { Address } from '@did/domain/hex'
import type { KnownUser } from '../users/known-user.ts'

/** A signed-in identity, with its user if the identity has a profile. */
export type Session = {
  tokenHash: string
  /** The identity, to which claims, requests and everything else belong. */
  address: Address
  /** The wallet that signed in, which controls the identity. Mostly, it is the identity itself. */
  signer: Address
  chainId: number
  expiresAt: Date
  user: KnownUser | null
  isFrozen: boolean
}
