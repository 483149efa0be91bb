import { gzipSync } from 'node:zlib'
import { statusListSize } from '@did/domain/attestation/status-list'

/** W3C Bitstring Status List v1.0: GZIP of bits, place 0 left-most, as multibase base64url. */
export function encodeStatusList(setIndexes: readonly number[]): string {
  const bytes = new Uint8Array(statusListSize / 8)
  for (const index of setIndexes) {
    const position = index >>> 3
    bytes[position] = (bytes[position] ?? 0) | (0x80 >>> (index & 7))
  }
  return `u${gzipSync(bytes).toString('base64url')}`
}
