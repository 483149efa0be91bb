import type { Hex } from '@did/domain/hex'
import type { RequestForProofId } from '@did/domain/ids'

/**
 * The link to a request for proof. The link contains the checker's public key and the request's
 * hash, so the server cannot replace them.
 */
export type RequestCode = { id: RequestForProofId; publicKey: Hex; requestHash: Hex }

const folder = '/answer/'
const keyBytes = 32
const hashBytes = 32
/** Crockford's alphabet has no I, L, O and U, because people confuse them with 1, 0 and V. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const shownCharacters = 12
const bitsPerCharacter = 5

/** Returns `/answer/<id>#<base64url of the 64 bytes of key and hash>`. */
export function buildRequestPath({ id, publicKey, requestHash }: RequestCode): string {
  const bytes = Uint8Array.fromHex(publicKey.slice(2) + requestHash.slice(2))
  return `${folder}${id}#${bytes.toBase64({ alphabet: 'base64url', omitPadding: true })}`
}

/**
 * Parses a request's code. Returns null for an incomplete code, which does not identify the
 * request.
 */
export function parseRequestCode({ pathname, hash }: { pathname: string; hash: string }): RequestCode | null {
  if (!pathname.startsWith(folder)) return null
  const id = pathname.slice(folder.length)
  const bytes = readFragment(hash)
  if (!isRequestId(id) || bytes?.length !== keyBytes + hashBytes) return null
  const publicKey: Hex = `0x${bytes.subarray(0, keyBytes).toHex()}`
  const requestHash: Hex = `0x${bytes.subarray(keyBytes).toHex()}`
  return { id, publicKey, requestHash }
}

/**
 * Returns the first 60 bits of the request's hash for people to compare, as three groups of four
 * characters. With fewer bits, an attacker could try nonces until another request's code shows the
 * same characters. The owner's page compares the whole hash.
 */
export function matchingCharacters(requestHash: Hex): string {
  const start = BigInt(requestHash) >> BigInt(hashBytes * 8 - shownCharacters * bitsPerCharacter)
  const characters = Array.from({ length: shownCharacters }, (_, place) => {
    const behind = BigInt((shownCharacters - 1 - place) * bitsPerCharacter)
    return alphabet[Number((start >> behind) & 31n)]
  })
  return characters.join('').replace(/.{4}(?=.)/g, '$& ')
}

/** A schema would make the page that scans QR codes larger. */
function isRequestId(text: string): text is RequestForProofId {
  return /^[A-Za-z0-9_-]{22}$/.test(text)
}

function readFragment(hash: string): Uint8Array | null {
  try {
    return Uint8Array.fromBase64(hash.slice(1), { alphabet: 'base64url' })
  } catch {
    return null
  }
}
