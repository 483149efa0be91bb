import { AppError } from '@did/domain/errors'
import {
  crc24,
  fromBase64Url,
  incomplete,
  isEqualBytes,
  joinBytes,
  readBase64Url,
  toBase64Url,
  unreadable,
} from './share-bytes.ts'

/** The secret of a controlled share: 32 random bytes, as base64url. No HTTP request contains it. */
export type ShareKey = string

const version = 1
const keyLength = 32
const checksumLength = 3

/** Turns 32 random bytes of the caller into the text of a controlled share's key. */
export function toShareKey(bytes: Uint8Array): ShareKey {
  if (bytes.length !== keyLength) throw new AppError('invalid-input', 'A share key is 32 bytes')
  return toBase64Url(bytes)
}

/**
 * Returns the 32 bytes of a controlled share's key. Throws `share-unreadable` for any other text.
 */
export function shareKeyBytes(key: ShareKey): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64Url(key)
  if (bytes.length !== keyLength) throw unreadable('the key has another length')
  return new Uint8Array(bytes)
}

/**
 * Writes the version, the key and a checksum. The checksum also covers `nameBytes`, the part of the
 * link that names the share, so the page notices damage before the server counts a view.
 */
export function sealShareKey(key: ShareKey, nameBytes: Uint8Array): string {
  const body = joinBytes(Uint8Array.of(version), shareKeyBytes(key))
  return toBase64Url(joinBytes(body, crc24(joinBytes(nameBytes, body))))
}

/**
 * Reads the key in a share's link. Throws `share-incomplete` for a cut key, `share-unreadable` for
 * a changed key, and `share-unsupported` for a key of a newer version.
 */
export function parseShareKey(text: string, nameBytes: Uint8Array): ShareKey {
  const { bytes, isCanonical } = readBase64Url(text)
  const body = bytes.subarray(0, -checksumLength)
  const checksum = bytes.subarray(-checksumLength)
  if (!isCanonical || !isEqualBytes(checksum, crc24(joinBytes(nameBytes, body))))
    throw body.length === 1 + keyLength ? unreadable('the checksum does not match') : incomplete('the key is cut')
  if (body[0] !== version) throw new AppError('share-unsupported', `Share key version ${body[0]}`)
  if (body.length !== 1 + keyLength) throw incomplete('the key has another length')
  return toBase64Url(shareKeyBytes(toBase64Url(body.subarray(1))))
}
