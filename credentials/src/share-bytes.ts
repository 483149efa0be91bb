import { AppError } from '@did/domain/errors'

/** A link is whole, but its characters are not those that were written: somebody or something changed them. */
export function unreadable(what: string): AppError {
  return new AppError('share-unreadable', `Share link: ${what}`)
}

/** A link has not the shape of a whole one: a part was lost, or something else stands in or behind the link. */
export function incomplete(what: string): AppError {
  return new AppError('share-incomplete', `Share link: ${what}`)
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

/** Unsigned LEB128: seven bits a byte, lowest first. Takes safe non-negative integers. */
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

/** A text as its length in UTF-8 bytes and those bytes. Throws `invalid-input` for text that is not well-formed Unicode. */
export function textBytes(text: string): Uint8Array {
  // A lone surrogate is written as U+FFFD: two texts, one spelling.
  if (!text.isWellFormed()) throw new AppError('invalid-input', 'Text is not well-formed Unicode')
  const bytes = new TextEncoder().encode(text)
  return joinBytes(varint(bytes.length), bytes)
}

/** Throws `share-unreadable` for bytes that are no UTF-8. */
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
  /** What `textBytes` wrote. */
  takeText: () => string
  /** Refuses bytes that nothing has asked for. */
  end: () => void
  /** Whether all bytes were taken, and no more than there are. */
  isSpent: () => boolean
  /** Whether more bytes were asked for than there are. */
  isShort: () => boolean
}

/** Reads from the front; throws `share-unreadable` on too few bytes and on any number not written the one way `varint` writes it. */
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

/**
 * CRC-24 as in OpenPGP (RFC 9580, 6.1), 3 bytes. It protects nothing: anybody can recompute it. It makes damage certain to be seen,
 * in the unsigned members too: any single changed character of a link is a burst of under 24 bits, and all of those are found.
 */
export function crc24(bytes: Uint8Array): Uint8Array {
  let crc = 0xb704ce
  for (const byte of bytes) {
    crc ^= byte << 16
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x800000 ? (crc << 1) ^ 0x1864cfb : crc << 1
  }
  return Uint8Array.of((crc >> 16) & 0xff, (crc >> 8) & 0xff, crc & 0xff)
}

export function toBase64(bytes: Uint8Array): string {
  let characters = ''
  // Byte by byte: a browser limits how many arguments a call may spread.
  for (const byte of bytes) characters += String.fromCharCode(byte)
  return btoa(characters)
}

/** Takes only what `toBase64` writes: padding present, unused bits zero, no white space. */
export function fromBase64(text: string): Uint8Array {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) throw unreadable('the base64 is malformed')
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  if (toBase64(bytes) !== text) throw unreadable('the base64 is not canonical')
  return bytes
}

/** Base64url without padding (RFC 4648, 5). */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The reverse of `toBase64Url`, as strict as `fromBase64`. */
export function fromBase64Url(text: string): Uint8Array {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) throw unreadable('the base64url is malformed')
  const padding = '='.repeat((4 - (text.length % 4)) % 4)
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/') + padding)
}

/**
 * The bytes of base64url text that came from a link. `isCanonical` is false when unused bits of the last character are set. Throws
 * `share-incomplete` for text that no whole number of bytes is written as.
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
