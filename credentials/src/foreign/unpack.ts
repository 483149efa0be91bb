export type Packed = { bytes: Uint8Array; format: 'gzip' | 'deflate'; most: number }

/**
 * Unpacks bytes, and passes each unpacked part, with its place, to `take`. Returns the number of
 * unpacked bytes, or null for damaged bytes and for more than `most` unpacked bytes.
 */
export async function unpack(
  { bytes, format, most }: Packed,
  take: (part: Uint8Array, from: number) => void,
): Promise<number | null> {
  let size = 0
  try {
    const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new DecompressionStream(format))
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) return size
      size += value.length
      if (size > most) {
        await reader.cancel()
        return null
      }
      take(value, size - value.length)
    }
  } catch {
    return null
  }
}
