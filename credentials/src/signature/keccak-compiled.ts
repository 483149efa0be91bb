import { getHashes, hash } from 'node:crypto'
import type { Hex } from '@did/domain/hex'
import { hexToBytes, keccak256 as keccakInScript } from 'viem/utils'

const isCompiledIn = getHashes().includes('keccak-256')

/**
 * Returns the Keccak-256 of bytes. In Node, `#keccak256` of package.json is this function, and in a
 * browser it is viem's. OpenSSL has had Keccak since version 3.2, and needs a tenth of viem's time.
 */
export function keccak256(value: Hex | Uint8Array): Hex {
  if (!isCompiledIn) return keccakInScript(value)
  return `0x${hash('keccak-256', typeof value === 'string' ? hexToBytes(value) : value)}`
}
