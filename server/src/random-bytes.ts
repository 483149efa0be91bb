import { randomFillSync } from 'node:crypto'

const drawnAtOnce = 4096

/**
 * The returned function gives no byte twice. One draw of 4,096 bytes takes less time than two draws
 * of 32 bytes, and a new claim needs several.
 */
export function createRandomBytes(): (length: number) => Uint8Array {
  let drawn = new Uint8Array(0)
  return (length) => {
    if (length > drawn.length) drawn = randomFillSync(new Uint8Array(Math.max(length, drawnAtOnce)))
    const given = drawn.slice(0, length)
    // The bytes are overwritten, so that the node's memory keeps no copy of a secret.
    drawn.fill(0, 0, length)
    drawn = drawn.subarray(length)
    return given
  }
}
