import type { Address, Hex } from '@did/domain/hex'
import { hexToBytes, keccak256 } from 'viem/utils'

type Signed = { hash: Hex; signature: Hex }

/**
 * Returns the address (lower case) whose key signed a hash. `signature` has 65 bytes: r, s, v. In
 * Node, `#recover-address` of package.json is this function, which needs a quarter of the time of
 * viem's, and in a browser it is viem's. Throws when no key can have made the signature.
 */
export async function recoverAddress({ hash, signature }: Signed): Promise<Address> {
  const { recover } = await import('tiny-secp256k1')
  const bytes = hexToBytes(signature)
  const key = recover(hexToBytes(hash), bytes.subarray(0, 64), bytes[64] === 28 ? 1 : 0, false)
  if (key === null) throw new Error('No key can have made this signature')
  return `0x${keccak256(key.subarray(1)).slice(-40)}`
}
