import { crc24, incomplete, isEqualBytes, joinBytes, readBase64Url, toBase64Url } from './share-bytes.ts'

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

/** The reverse of `joinProved`; `sealed` is null where no proof was attached. */
export function splitProved(text: string): { plain: string; sealed: string | null } {
  const place = text.indexOf(separator)
  if (place === -1) return { plain: text, sealed: null }
  return { plain: text.slice(0, place), sealed: text.slice(place + separator.length) }
}

/**
 * The reverse of `sealProved`. `plain` is known to be intact. Throws `share-incomplete` when the checksum does not match: how long a proof
 * has to be is not known here, so a lost end cannot be told from a changed character.
 */
export function openProved(sealed: string, plain: string): Uint8Array {
  const { bytes, isCanonical } = readBase64Url(sealed)
  const proved = bytes.subarray(0, -checksumLength)
  const isIntact = proved.length > 0 && isEqualBytes(bytes.subarray(-checksumLength), checksum(proved, plain))
  if (!isCanonical || !isIntact) throw incomplete('the checksum of what was proved does not match')
  return proved
}

function checksum(proved: Uint8Array, plain: string): Uint8Array {
  return crc24(joinBytes(new TextEncoder().encode(plain), proved))
}
