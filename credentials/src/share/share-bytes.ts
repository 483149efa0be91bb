import { AppError } from '@did/domain/errors'

/** Builds the error for a complete link whose characters were changed. */
export function unreadable(what: string): AppError {
  return new AppError('share-unreadable', `Share link: ${what}`)
}

/** Builds the error for a link that lost a part, or that has another text inside or behind it. */
export function incomplete(what: string): AppError {
  return new AppError('share-incomplete', `Share link: ${what}`)
}

/** Builds the error for a link of which only the fragment is lost. */
export function withoutFragment(): AppError {
  return new AppError('share-without-fragment', 'Share link: the fragment is lost')
}

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let position = 0
  for (const part of parts) {
    joined.set(part, position)
    position += part.length
  }
  return joined
}

/** Writes a safe non-negative integer as unsigned LEB128: seven bits in a byte, lowest first. */
export function varint(value: number): Uint8Array {
  if (!Number.isSafeInteger(value) || value < 0) throw new AppError('invalid-input', `${value} does not fit a link`)
  const bytes: number[] = []
  let rest = value
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80)
    rest = Math.floor(rest / 0x80)
  }
  return Uint8Array.of(...bytes, rest)
}

/** Writes the length in UTF-8 bytes, then the bytes. Throws `invalid-input` for malformed text. */
export function textBytes(text: string): Uint8Array {
  // A lone surrogate would be written as U+FFFD, so two texts would have the same bytes.
  if (!text.isWellFormed()) throw new AppError('invalid-input', 'Text is not well-formed Unicode')
  const bytes = new TextEncoder().encode(text)
  return joinBytes(varint(bytes.length), bytes)
}

/** Decodes UTF-8. Throws `share-unreadable` for bytes that are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw new AppError('share-unreadable', 'Share link: a text is not UTF-8', { cause })
  }
}

export type ByteReader = {
  take: (length: number) => Uint8Array
  takeByte: () => number
  takeVarint: () => number
  takeText: () => string
  /** Throws `share-unreadable` unless all bytes were read. */
  end: () => void
  isSpent: () => boolean
  isShort: () => boolean
}

/**
 * Reads bytes one after the other. Throws `share-unreadable` when too few bytes are left, and for a
 * number that is not in its shortest spelling.
 */
export function readBytes(bytes: Uint8Array): ByteReader {
  let position = 0
  const take = (length: number) => {
    const taken = bytes.subarray(position, position + length)
    position += length
    if (taken.length < length) throw unreadable('the proof is cut short')
    return taken
  }
  const takeByte = () => {
    const [byte = 0] = take(1)
    return byte
  }
  const takeVarint = () => {
    let value = 0
    for (let scale = 1; ; scale *= 0x80) {
      const byte = takeByte()
      value += (byte & 0x7f) * scale
      if (!Number.isSafeInteger(value) || (byte === 0 && scale > 1)) throw unreadable('a number is not canonical')
      if (byte < 0x80) return value
    }
  }
  const takeText = () => decodeUtf8(take(takeVarint()))
  const end = () => {
    if (position !== bytes.length) throw unreadable('the proof is too long')
  }
  const isSpent = () => position === bytes.length
  const isShort = () => position > bytes.length
  return { take, takeByte, takeVarint, takeText, end, isSpent, isShort }
}

/** For each value of a byte, the number by which the byte changes the checksum. */
const crcTable = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 16
  for (let bit = 0; bit < 8; bit++) crc = (crc << 1) ^ (crc & 0x800000 && 0x1864cfb)
  return crc
})

/**
 * Returns the CRC-24 of OpenPGP (RFC 9580, 6.1), 3 bytes. It detects every changed character of a
 * link, which changes fewer than 24 bits in a row. It detects no forgery.
 */
export function crc24(bytes: Uint8Array): Uint8Array {
  let crc = 0xb704ce
  for (const byte of bytes) crc = (crc << 8) ^ (crcTable[((crc >> 16) ^ byte) & 0xff] ?? 0)
  return Uint8Array.of(crc >> 16, crc >> 8, crc)
}

export function toBase64(bytes: Uint8Array): string {
  let characters = ''
  // Browsers limit how many arguments one call may have, so each byte has a call of its own.
  for (const byte of bytes) characters += String.fromCharCode(byte)
  return btoa(characters)
}

/**
 * Decodes base64 in the one spelling that `toBase64` writes: padding, zero unused bits, no white
 * space.
 */
export function fromBase64(text: string): Uint8Array {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) throw unreadable('the base64 is malformed')
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  if (toBase64(bytes) !== text) throw unreadable('the base64 is not canonical')
  return bytes
}

/** Writes base64url without padding (RFC 4648, 5). */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function fromBase64Url(text: string): Uint8Array {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) throw unreadable('the base64url is malformed')
  const padding = '='.repeat((4 - (text.length % 4)) % 4)
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/') + padding)
}

/**
 * Reads base64url text of a link. `isCanonical` is false when unused bits of the last character are
 * set. Throws `share-incomplete` for text that encodes no whole number of bytes.
 */
export function readBase64Url(text: string): { bytes: Uint8Array; isCanonical: boolean } {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) throw incomplete('the base64url is not whole')
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0))
  return { bytes, isCanonical: toBase64Url(bytes) === text }
}

export function isEqualBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
