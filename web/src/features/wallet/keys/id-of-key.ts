import type { PasskeyKey } from '@did/domain/account/passkey'
import type { Hex } from '@did/domain/hex'
import { concatHex, keccak256 } from 'viem'

/** An account stores a key under this id. */
export function idOfKey({ x, y }: PasskeyKey): Hex {
  return keccak256(concatHex([x, y]))
}
