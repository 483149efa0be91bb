import type { ClaimLeaf } from '@did/domain/claim'
import { AppError, type ErrorCode } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ShareId } from '@did/domain/ids'
import type { SharedClaim } from '@did/domain/share'
import { fromBase64, toBase64, unreadable } from './share-bytes.ts'
import type { Disclosure } from './share-disclosure.ts'
import { parseShareKey, type ShareKey, sealShareKey } from './share-key.ts'
import {
  assertAgreement,
  describeShown,
  findContradiction,
  parsePayload,
  type ShareContradiction,
  serializePayload,
} from './share-payload.ts'
import { type DecodedProof, decodeShareProof, encodeShareProof, isShareId, type ShareProof } from './share-proof.ts'
import { joinProved, sealProved, splitProved } from './share-proved.ts'

export type { ShareContradiction } from './share-payload.ts'

const path = '/shared-claim'
/** Characters of query and fragment together: room for the longest claim, all opened, signed by a contract wallet. */
export const maximumLinkLength = 24_576

const faults = ['share-unreadable', 'share-unsupported', 'share-too-long'] as const satisfies readonly ErrorCode[]
export type ShareFault = (typeof faults)[number]

/**
 * What a link says, before anything is checked against a chain. Only two kinds carry the payload: the text of a link that cannot be
 * genuine has no way onto a page. `opened` are the further fields the owner shows; an attested share's are covered by
 * `message.details`. `shareId` is null for a bare payload, which has no live status to ask for. `details` of an unattested share
 * is known while fields are opened, and enters the claim's hash. A controlled share says nothing before `openControlledShare`.
 * `proved` are the bytes of a proof about attributes the verifier vouched for, which `proofs` reads and checks.
 */
export type ParsedShare =
  | { kind: 'unreadable'; code: ShareFault }
  | { kind: 'contradictory'; contradiction: ShareContradiction }
  | {
      kind: 'unattested'
      payload: SharedClaim
      shareId: ShareId | null
      opened: readonly ClaimLeaf[]
      details: Hex | null
    }
  | (ShareProof & { kind: 'attested'; payload: SharedClaim; opened: readonly ClaimLeaf[]; proved?: Uint8Array })
  | { kind: 'controlled'; shareId: ShareId; key: ShareKey }

/** Where a share stands in a page's address: `search` with its `?`, `hash` with its `#`. */
export type ShareLocation = { search: string; hash: string }

/** What an open link and an offline file carry; without a `disclosure` no further field is opened. */
export type OpenShare = { payload: SharedClaim; proof: ShareProof; disclosure?: Disclosure | null }

/**
 * `<publicUrl>/shared-claim?data=<URL-encoded base64 of the payload's JSON>#p=<base64url of the binary proof>`. Throws
 * `attestation-mismatch` when payload, proof and opened fields disagree, `invalid-input` for members that have no canonical
 * spelling, and `share-too-long` beyond what `parseShareUrl` reads.
 */
export function buildShareUrl({ publicUrl, ...share }: OpenShare & { publicUrl: string }): string {
  const { payloadBytes, proofText } = encodeOpenShare(share)
  return joinUrl(publicUrl, payloadBytes, `#p=${proofText}`)
}

/** `<publicUrl>/shared-claim?data=<URL-encoded base64 of {"share": id}>`: what a controlled link is without its key. */
export function buildControlledName({ publicUrl, shareId }: { publicUrl: string; shareId: ShareId }): string {
  return joinUrl(publicUrl, serializeShareName(shareId), '')
}

/** The same with `#k=<base64url of the key and its checksum>`. */
export function buildControlledUrl(share: { publicUrl: string; shareId: ShareId; key: ShareKey }): string {
  return `${buildControlledName(share)}#k=${sealShareKey(share.key, serializeShareName(share.shareId))}`
}

/** The two halves of an open share as bytes and text; throws as `buildShareUrl` does. */
export function encodeOpenShare({ payload, proof, disclosure = null }: OpenShare) {
  assertAgreement(payload, proof)
  const payloadBytes = new TextEncoder().encode(serializePayload(payload))
  return { payloadBytes, proofText: encodeShareProof({ proof, disclosure }, payloadBytes) }
}

/** The link of a share with `&z=<base64url>` behind its fragment. Throws `share-unreadable` for what is no open link, or has one already. */
export function attachProved(link: string, proved: Uint8Array): string {
  const match = /^([^#]+#p=)([A-Za-z0-9_-]+)$/.exec(link)
  if (!match?.[1] || !match[2]) throw unreadable('it is not an open share link')
  const attached = match[1] + joinProved(match[2], sealProved(proved, match[2]))
  if (attached.length - attached.indexOf('?') > maximumLinkLength)
    throw new AppError('share-too-long', `The link would have ${attached.length} characters`)
  return attached
}

/**
 * Reads a link as text (from a QR code) or as a page's location. Never throws. Each link has one accepted spelling, so a changed
 * character is never read as the same share; the one latitude is that a transport may have undone all percent escapes.
 */
export function parseShareUrl(link: string | ShareLocation): ParsedShare {
  return orUnreadable(() => parseLocation(typeof link === 'string' ? splitLink(link) : link))
}

/** Whatever is wrong with a link or file is a finding of its own. */
export function orUnreadable(parse: () => ParsedShare): ParsedShare {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { kind: 'unreadable', code: faults.find((fault) => fault === error.code) ?? 'share-unreadable' }
  }
}

/** What payload and proof say together. Throws `share-unreadable` for damage; `proofText` null is a bare payload. */
export function parseOpenShare(payloadBytes: Uint8Array, proofText: string | null): ParsedShare {
  const payload = parsePayload(payloadBytes)
  const shown = describeShown(payload)
  const { plain, proved } = splitProved(proofText)
  const decoded = plain === null ? null : decodeShareProof(plain, payloadBytes, shown)
  const contradiction = findContradiction(payload, decoded?.proof.kind === 'attested')
  if (contradiction) return { kind: 'contradictory', contradiction }
  const share = describeShare(payload, decoded)
  if (proved === null) return share
  // Nobody has vouched for what it would be about.
  return share.kind === 'attested'
    ? { ...share, proved }
    : { kind: 'contradictory', contradiction: 'proved-unattested' }
}

function describeShare(payload: SharedClaim, decoded: DecodedProof | null): ParsedShare {
  if (!decoded) return { kind: 'unattested', payload, shareId: null, opened: [], details: null }
  const { proof, opened, details } = decoded
  if (proof.kind === 'attested') return { ...proof, payload, opened }
  return { ...proof, payload, opened, details }
}

function parseLocation({ search, hash }: ShareLocation): ParsedShare {
  if (search.length + hash.length > maximumLinkLength)
    throw new AppError('share-too-long', `The link has ${search.length + hash.length} characters`)
  const bytes = fromBase64(takeData(search))
  if (hash.startsWith('#k=')) return parseControlled(bytes, hash.slice('#k='.length))
  return parseOpenShare(bytes, hash === '' || hash === '#' ? null : takeProof(hash))
}

function parseControlled(nameBytes: Uint8Array, keyText: string): ParsedShare {
  const match = /^\{"share":"([A-Za-z0-9_-]*)"\}$/.exec(new TextDecoder().decode(nameBytes))
  const shareId = match?.[1] ?? ''
  if (!isShareId(shareId)) throw unreadable('it names no share')
  return { kind: 'controlled', shareId, key: parseShareKey(keyText, serializeShareName(shareId)) }
}

function serializeShareName(shareId: ShareId): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ share: shareId }))
}

function joinUrl(publicUrl: string, data: Uint8Array, fragment: string): string {
  const query = `?data=${encodeURIComponent(toBase64(data))}`
  if (query.length + fragment.length > maximumLinkLength)
    throw new AppError('share-too-long', `The link would have ${query.length + fragment.length} characters`)
  return `${publicUrl.replace(/\/$/, '')}${path}${query}${fragment}`
}

function splitLink(link: string): ShareLocation {
  const match = /^(?:https?:\/\/[^/?#\s]+)?\/shared-claim(\?[^#]*)(#.*)?$/s.exec(link)
  if (!match) throw unreadable('it is not a share link')
  return { search: match[1] ?? '', hash: match[2] ?? '' }
}

/** Other parameters are somebody's tracking and ignored, but an empty one is a damaged link, and a second `data` a trap. */
function takeData(search: string): string {
  const parameters = search.replace(/^\?/, '').split('&')
  const [data, ...more] = parameters.filter((parameter) => parameter.startsWith('data='))
  if (data === undefined || more.length > 0) throw unreadable('it has not exactly one payload')
  if (parameters.some((parameter) => !/^[^=]+=./s.test(parameter))) throw unreadable('a parameter is empty')
  return unescapeBase64(data.slice('data='.length))
}

/** Either every `+`, `/` and `=` is escaped, as we write it, or none is; a `+` that a form decoder made a space is one again. */
function unescapeBase64(text: string): string {
  if (!text.includes('%')) return text.replaceAll(' ', '+')
  const plain = text.replaceAll('%2B', '+').replaceAll('%2F', '/').replaceAll('%3D', '=')
  if (encodeURIComponent(plain) !== text) throw unreadable('the escapes are not canonical')
  return plain
}

function takeProof(hash: string): string {
  if (!hash.startsWith('#p=')) throw unreadable('the fragment holds no proof')
  return hash.slice('#p='.length)
}
