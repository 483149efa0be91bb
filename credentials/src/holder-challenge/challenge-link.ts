import type { HolderChallengeId } from '@did/domain/ids'

const folder = '/prove/'
const keyLength = 16

/** `key` is 16 random bytes as base64url. No HTTP request contains it. */
export type ChallengeCode = { id: HolderChallengeId; key: string }

/**
 * Returns `/prove/<id>#<key>`. The server stores the id, and never sees the key in the fragment.
 */
export function buildChallengePath({ id, key }: ChallengeCode): string {
  return `${folder}${id}#${key}`
}

/** Turns 16 random bytes of the caller into the text of a challenge's key. */
export function toChallengeKey(bytes: Uint8Array): string {
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true })
}

/** Turns 16 random bytes of the caller into a challenge's id. */
export function toChallengeId(bytes: Uint8Array): HolderChallengeId {
  const id = toChallengeKey(bytes)
  if (!isChallengeId(id)) throw new Error('A challenge’s id is 16 bytes')
  return id
}

/** Parses the link of a holder challenge. Returns null for an incomplete link. */
export function parseChallengePath({ pathname, hash }: { pathname: string; hash: string }): ChallengeCode | null {
  const id = pathname.startsWith(folder) ? pathname.slice(folder.length) : ''
  const key = hash.slice(1)
  return isChallengeId(id) && readKey(key) !== null ? { id, key } : null
}

/** Returns the 16 bytes of a challenge's key, or null for another text. */
export function readKey(key: string): Uint8Array<ArrayBuffer> | null {
  try {
    const bytes = Uint8Array.fromBase64(key, { alphabet: 'base64url', lastChunkHandling: 'loose' })
    return bytes.length === keyLength && toChallengeKey(bytes) === key ? bytes : null
  } catch {
    return null
  }
}

function isChallengeId(text: string): text is HolderChallengeId {
  return /^[A-Za-z0-9_-]{21}[AQgw]$/.test(text)
}
