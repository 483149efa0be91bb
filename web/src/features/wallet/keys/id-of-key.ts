import type { PasskeyKey } from '@did/domain/account/passkey'
import type { Hex } from '@did/domain/hex'
import { concatHex, keccak256 } from 'viem'

/** Returns the id under which an account stores a key. */
export function idOfKey({ x, y }: PasskeyKey): Hex {
  return keccak256(concatHex([x, y]))
}
