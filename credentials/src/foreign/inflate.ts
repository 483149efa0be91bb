/** Unpacks bytes. Returns null for damaged bytes, and for a result of more than `most` bytes. */
export async function inflate(bytes: Uint8Array, format: 'gzip' | 'deflate', most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new DecompressionStream(format))
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.length
      if (size > most) {
        await reader.cancel()
        return null
      }
      parts.push(value)
    }
  } catch {
    return null
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
