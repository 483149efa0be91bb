import { AppError } from '@did/domain/errors'

const maximumTextBytes = 4000

export type ByteReader = ReturnType<typeof readBytes>

/**
 * Reads bytes one after the other. Throws `share-unreadable` when too few bytes are left, and for a
 * text that is too long or malformed.
 */
export function readBytes(bytes: Uint8Array) {
  let at = 0
  const take = (length: number) => {
    if (at + length > bytes.length) throw unreadable()
    at += length
    return bytes.subarray(at - length, at)
  }
  const readUint = (length: number) => take(length).reduce((sum, next) => sum * 256 + next, 0)
  const readText = () => {
    const length = readUint(2)
    if (length > maximumTextBytes) throw unreadable()
    return decodeText(take(length))
  }
  return {
    take,
    uint: readUint,
    text: readText,
    rest: () => take(bytes.length - at),
    isAtEnd: () => at === bytes.length,
  }
}

/**
 * Writes a text: two bytes of length, and then UTF-8. Throws `invalid-input` for a text that is
 * malformed or too long.
 */
export function text(value: string): Uint8Array {
  const bytes = new TextEncoder().encode(value)
  if (!value.isWellFormed() || bytes.length > maximumTextBytes)
    throw new AppError('invalid-input', 'A text is too long')
  return concat([uint(bytes.length, 2), bytes])
}

export function byte(value: number): Uint8Array {
  return uint(value, 1)
}

export function uint(value: number, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, place) => Math.floor(value / 256 ** (length - 1 - place)) % 256)
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw new AppError('share-unreadable', 'A text of the proof is no text', { cause })
  }
}

export function unreadable(): AppError {
  return new AppError('share-unreadable', 'The bytes are no proof')
}

export function unsupported(): AppError {
  return new AppError('share-unsupported', 'The proof is of another version')
}
