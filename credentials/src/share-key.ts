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

/** The secret of a controlled share: 32 random bytes as base64url. It lives in the link's fragment and in no request. */
export type ShareKey = string

const version = 1
const keyLength = 32
const checksumLength = 3

/** Takes 32 fresh random bytes. */
export function toShareKey(bytes: Uint8Array): ShareKey {
  if (bytes.length !== keyLength) throw new AppError('invalid-input', 'A share key is 32 bytes')
  return toBase64Url(bytes)
}

/** The key's 32 bytes. Throws `share-unreadable` for anything else. */
export function shareKeyBytes(key: ShareKey): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64Url(key)
  if (bytes.length !== keyLength) throw unreadable('the key has another length')
  return new Uint8Array(bytes)
}

/** As a fragment carries it: version, key and a checksum that also covers `nameBytes`, so that damage is seen before a view is spent. */
export function sealShareKey(key: ShareKey, nameBytes: Uint8Array): string {
  const body = joinBytes(Uint8Array.of(version), shareKeyBytes(key))
  return toBase64Url(joinBytes(body, crc24(joinBytes(nameBytes, body))))
}

/**
 * The reverse. Throws `share-incomplete` for a key of another length, `share-unreadable` for a changed one, `share-unsupported` for a
 * version not known here.
 */
export function parseShareKey(text: string, nameBytes: Uint8Array): ShareKey {
  const { bytes, isCanonical } = readBase64Url(text)
  const body = bytes.subarray(0, -checksumLength)
  const checksum = bytes.subarray(-checksumLength)
  if (!isCanonical || !isEqualBytes(checksum, crc24(joinBytes(nameBytes, body))))
    throw body.length === 1 + keyLength ? unreadable('the checksum does not match') : incomplete('the key is cut')
  if (body[0] !== version) throw new AppError('share-unsupported', `Share key version ${body[0]}`)
  return toBase64Url(shareKeyBytes(toBase64Url(body.subarray(1))))
}
