import { AppError } from '@did/domain/errors'
import { type ShareId, shareIdSchema } from '@did/domain/ids'
import { collectionSize } from '@did/domain/share/collection-size'
import { isShortPath } from '@did/domain/share/short-path'
import { hkdf } from '@noble/hashes/hkdf'
import { sha256 } from '@noble/hashes/sha2'
import { fromBase64Url, incomplete, toBase64Url, unreadable, withoutFragment } from './share-bytes.ts'
import { type ShareKey, toShareKey } from './share-key.ts'
import { orUnreadable, type ParsedShare, parseShareUrl } from './share-link.ts'
import { type ShareLocation, splitLink } from './share-location.ts'

/**
 * The random bytes of a short link: 6 for the alias in its path, and 16 for the secret in its
 * fragment.
 */
export const shortLinkLength = 22
const aliasLength = 6
const secretLength = shortLinkLength - aliasLength
const context = 'did-verification/short-link/1/'
const collectionContext = 'did-verification/collection/1/'

type ControlledShare = { shareId: ShareId; key: ShareKey }

/**
 * A link to several credentials. Each is a controlled share of its own, in the order of the link.
 */
export type CollectionLink = { kind: 'collection'; members: readonly ControlledShare[] }
export type ParsedLink = ParsedShare | CollectionLink

/**
 * Makes a controlled share with the link `<publicUrl>/s/<8 characters>#<22 characters>` from 22
 * random bytes. The share's id and its key both depend on each of the 30 characters.
 */
export function makeShortLink(publicUrl: string, random: Uint8Array): ControlledShare & { url: string } {
  const { alias, secret } = splitRandom(random)
  return { ...deriveShare(context, alias, secret), url: `${joinPath(publicUrl, alias)}#${toBase64Url(secret)}` }
}

/**
 * Makes `count` controlled shares with one link `<publicUrl>/s/<8 characters>#<count>.<22
 * characters>`. Each id depends on `count`, so nobody can leave a credential out by changing the
 * number. Throws `invalid-input` if a collection cannot have `count` credentials.
 */
export function makeCollectionLink(
  publicUrl: string,
  { count, random }: { count: number; random: Uint8Array },
): { members: ControlledShare[]; url: string } {
  if (!isCollectionSize(count)) throw new AppError('invalid-input', `A link does not hold ${count} credentials`)
  const { alias, secret } = splitRandom(random)
  return {
    members: deriveMembers(alias, secret, count),
    url: `${joinPath(publicUrl, alias)}#${count}.${toBase64Url(secret)}`,
  }
}

/** Reads a short link, or any other link to a share or a collection. Never throws. */
export function parseAnyShareUrl(link: string | ShareLocation): ParsedLink {
  return orUnreadable((): ParsedLink => {
    const location = typeof link === 'string' ? splitLink(link) : link
    if (!isShortPath(location.pathname ?? '')) return parseShareUrl(location)
    return parseShortLink(location)
  })
}

/**
 * Throws `share-without-fragment` if only the fragment is lost, `share-incomplete` for another lost
 * or added part, and `share-unreadable` for other damage.
 */
function parseShortLink({ pathname = '', hash }: ShareLocation): ParsedLink {
  const alias = pathname.slice('/s/'.length)
  const [, count, text = ''] = /^#(?:([1-9][0-9]?)\.)?(.*)$/s.exec(hash) ?? []
  if (hash === '' && /^[\w-]{8}$/.test(alias)) throw withoutFragment()
  if (alias.length !== 8 || text.length !== 22) throw incomplete('a part of the short link is lost')
  if (!/^[A-Za-z0-9_-]{8}$/.test(alias)) throw unreadable('the alias is malformed')
  const secret = fromBase64Url(text)
  if (count === undefined) return { kind: 'controlled', ...deriveShare(context, alias, secret) }
  if (!isCollectionSize(Number(count))) throw unreadable('no link holds so many credentials')
  return { kind: 'collection', members: deriveMembers(alias, secret, Number(count)) }
}

function isCollectionSize(count: number): boolean {
  return Number.isInteger(count) && count >= collectionSize.least && count <= collectionSize.most
}

function splitRandom(random: Uint8Array): { alias: string; secret: Uint8Array } {
  if (random.length !== shortLinkLength) throw new AppError('invalid-input', 'A short link has 22 random bytes')
  return { alias: toBase64Url(random.subarray(0, aliasLength)), secret: random.subarray(aliasLength) }
}

function joinPath(publicUrl: string, alias: string): string {
  return `${publicUrl.replace(/\/$/, '')}/s/${alias}`
}

function deriveMembers(alias: string, secret: Uint8Array, count: number): ControlledShare[] {
  return Array.from({ length: count }, (_, index) =>
    deriveShare(`${collectionContext}${count}/${index}/`, alias, secret),
  )
}

/**
 * Derives a share's id and key from the whole link, of which a server knows only the id. A changed
 * link names a share that does not exist. So a server cannot show a ciphertext under another alias.
 */
function deriveShare(context: string, alias: string, secret: Uint8Array): ControlledShare {
  const derive = (use: 'id' | 'key', length: number) =>
    hkdf(sha256, secret, undefined, new TextEncoder().encode([context, use, '/', alias].join('')), length)
  return {
    shareId: shareIdSchema.parse(toBase64Url(derive('id', secretLength))),
    key: toShareKey(derive('key', 32)),
  }
}
