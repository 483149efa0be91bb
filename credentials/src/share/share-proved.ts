import { crc24, incomplete, isEqualBytes, joinBytes, readBase64Url, toBase64Url } from './share-bytes.ts'

// A proof about attributes stands behind the share's text: `<text>&z=<base64url>`. Its last three
// bytes are a checksum over the text and the proof, so that a page detects damage without loading
// the code that checks the proof itself.
const separator = '&z='
const checksumLength = 3

/** Returns base64url of the proof and its checksum, which also covers `plain`, the share's text. */
export function sealProved(proved: Uint8Array, plain: string): string {
  return toBase64Url(joinBytes(proved, checksum(proved, plain)))
}

export function joinProved(plain: string, sealed: string): string {
  return plain + separator + sealed
}

/**
 * Splits a text into the share's text, `plain`, and its proof about attributes, `sealed`, which is
 * null when there is none.
 */
export function splitProved(text: string): { plain: string; sealed: string | null } {
  const place = text.indexOf(separator)
  if (place === -1) return { plain: text, sealed: null }
  return { plain: text.slice(0, place), sealed: text.slice(place + separator.length) }
}

/**
 * Checks the checksum of a proof about attributes, and returns the proof. The caller has already
 * found `plain`, the share's text, intact. Throws `share-incomplete` when the checksum does not
 * match: a proof may have any length, so nobody can tell a cut proof from a changed one.
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
