import { type Packed, unpack } from './unpack.ts'

/** Unpacks bytes. Returns null for damaged bytes, and for a result of more than `most` bytes. */
export async function inflate(bytes: Uint8Array, format: Packed['format'], most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  const size = await unpack({ bytes, format, most }, (part) => parts.push(part))
  if (size === null) return null
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
