import { crc24, fromBase64Url, isEqualBytes, joinBytes, toBase64Url, unreadable } from './share-bytes.ts'

// A proof travels behind the share it belongs to: `<the share's own text>&z=<base64url>`, in a link's fragment and in a file alike. Its
// last three bytes are the checksum of both, so that damage is seen here, without the curve it takes to check the proof itself.
const separator = '&z='
const checksumLength = 3

/** The proof's bytes as text, tied to the share's own. */
export function sealProved(proved: Uint8Array, plain: string): string {
  return toBase64Url(joinBytes(proved, checksum(proved, plain)))
}

export function joinProved(plain: string, sealed: string): string {
  return plain + separator + sealed
}

/** The reverse of both. Throws `share-unreadable` for damage; `proved` is null where none was attached. */
export function splitProved(text: string | null): { plain: string | null; proved: Uint8Array | null } {
  const place = text?.indexOf(separator) ?? -1
  if (text === null || place === -1) return { plain: text, proved: null }
  const plain = text.slice(0, place)
  const bytes = fromBase64Url(text.slice(place + separator.length))
  const proved = bytes.subarray(0, -checksumLength)
  if (proved.length === 0 || !isEqualBytes(bytes.subarray(-checksumLength), checksum(proved, plain)))
    throw unreadable('the checksum of what was proved does not match')
  return { plain, proved }
}

function checksum(proved: Uint8Array, plain: string): Uint8Array {
  return crc24(joinBytes(new TextEncoder().encode(plain), proved))
}
