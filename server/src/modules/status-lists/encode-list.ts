import { deflateSync, gzipSync } from 'node:zlib'
import { statusListSize } from '@did/domain/attestation/status-list'

/**
 * W3C Bitstring Status List v1.0: place 0 is the left-most bit. The bits are compressed with GZIP
 * and written as multibase base64url.
 */
export function encodeBitstring(setIndexes: readonly number[]): string {
  return `u${gzipSync(setBits(setIndexes, (place) => 0x80 >>> place)).toString('base64url')}`
}

/**
 * Token Status List, section 4.1: place 0 is the least significant bit of the first byte. The bits
 * are compressed with ZLIB.
 */
export function encodeTokenStatusList(setIndexes: readonly number[]): string {
  return deflateSync(setBits(setIndexes, (place) => 1 << place)).toString('base64url')
}

function setBits(setIndexes: readonly number[], bitOf: (place: number) => number): Uint8Array {
  const bytes = new Uint8Array(statusListSize / 8)
  for (const index of setIndexes) {
    const position = index >>> 3
    bytes[position] = (bytes[position] ?? 0) | bitOf(index & 7)
  }
  return bytes
}
