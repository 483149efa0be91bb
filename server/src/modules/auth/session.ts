import type { Address } from '@did/domain/hex'
import type { KnownUser } from '../users/known-user.ts'

export type Session = {
  tokenHash: string
  /** Claims, requests and everything else belong to this identity. */
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
