import { AppError } from '@did/domain/errors'
import { type ShareId, shareIdSchema } from '@did/domain/ids'
import { isShortPath } from '@did/domain/share/short-path'
import { hkdf } from '@noble/hashes/hkdf'
import { sha256 } from '@noble/hashes/sha2'
import { fromBase64Url, incomplete, toBase64Url, unreadable } from './share-bytes.ts'
import { type ShareKey, toShareKey } from './share-key.ts'
import { orUnreadable, type ParsedShare, parseShareUrl } from './share-link.ts'
import { type ShareLocation, splitLink } from './share-location.ts'

/** How many random bytes a short link needs: 6 for its alias and 16 for its secret. */
export const shortLinkLength = 22
const aliasLength = 6
const secretLength = shortLinkLength - aliasLength
const context = 'did-verification/short-link/1/'

type ControlledShare = { shareId: ShareId; key: ShareKey }

/**
 * Makes a controlled share whose link is `<publicUrl>/s/<8 characters>#<22 characters>` from 22
 * random bytes. Each of the 30 characters decides about both the share's id and its key.
 */
export function makeShortLink(publicUrl: string, random: Uint8Array): ControlledShare & { url: string } {
  if (random.length !== shortLinkLength) throw new AppError('invalid-input', 'A short link has 22 random bytes')
  const alias = toBase64Url(random.subarray(0, aliasLength))
  const secret = random.subarray(aliasLength)
  return {
    ...deriveShare(alias, secret),
    url: `${publicUrl.replace(/\/$/, '')}/s/${alias}#${toBase64Url(secret)}`,
  }
}

/** Reads a short link or any other link to a share, as `parseShareUrl` does. Never throws. */
export function parseAnyShareUrl(link: string | ShareLocation): ParsedShare {
  return orUnreadable(() => {
    const location = typeof link === 'string' ? splitLink(link) : link
    if (!isShortPath(location.pathname ?? '')) return parseShareUrl(location)
    return { kind: 'controlled', ...parseShortLink(location) }
  })
}

/** Throws `share-incomplete` for a lost or added part, and `share-unreadable` for other damage. */
function parseShortLink({ pathname = '', hash }: ShareLocation): ControlledShare {
  const alias = pathname.slice('/s/'.length)
  const secret = hash.slice(1)
  if (alias.length !== 8 || secret.length !== 22) throw incomplete('a part of the short link is lost')
  if (!/^[A-Za-z0-9_-]{8}$/.test(alias)) throw unreadable('the alias is malformed')
  return deriveShare(alias, fromBase64Url(secret))
}

/**
 * The server knows the share by an id that only the whole link yields. So a changed character names
 * a share that does not exist, and the server cannot put a ciphertext under another alias.
 */
function deriveShare(alias: string, secret: Uint8Array): ControlledShare {
  const derive = (use: 'id' | 'key', length: number) =>
    hkdf(sha256, secret, undefined, new TextEncoder().encode([context, use, '/', alias].join('')), length)
  return {
    shareId: shareIdSchema.parse(toBase64Url(derive('id', secretLength))),
    key: toShareKey(derive('key', 32)),
  }
}
