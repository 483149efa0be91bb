import type { Bytes } from './bytes.ts'

/** Padding lets a ciphertext grow only in steps of 256 bytes, so that its size reveals little. */
const paddingBytes = 256

/** The padding consists of spaces at the end, which JSON allows. */
export function padJson(content: unknown): Bytes {
  const json = new TextEncoder().encode(JSON.stringify(content))
  const padded = new Uint8Array(Math.ceil(json.length / paddingBytes) * paddingBytes).fill(0x20)
  padded.set(json)
  return padded
}

export function parseJson(bytes: Bytes): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}
