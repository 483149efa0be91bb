import type { Address } from '@did/domain/hex'
import type { KnownUser } from '../users/known-user.ts'

/** A signed-in identity, with its user if the identity has a profile. */
export type Session = {
  tokenHash: string
  /** The identity, to which claims, requests and everything else belong. */
  address: Address
  /**
   * The wallet that signed in and controls the identity. Usually, the wallet is itself the
   * identity.
   */
  signer: Address
  chainId: number
  expiresAt: Date
  user: KnownUser | null
  isFrozen: boolean
}
