import type { ClaimLeaf } from '@did/domain/claim'
import { AppError, type ErrorCode } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ShareId } from '@did/domain/ids'
import type { SharedClaim } from '@did/domain/share'
import { incomplete, toBase64, unreadable } from './share-bytes.ts'
import type { Disclosure } from './share-disclosure.ts'
import { parseShareKey, type ShareKey, sealShareKey } from './share-key.ts'
import { type ShareLocation, splitLink, takeParts } from './share-location.ts'
import {
  assertAgreement,
  describeShown,
  findContradiction,
  parsePayload,
  type ShareContradiction,
  serializePayload,
} from './share-payload.ts'
import { type DecodedProof, decodeShareProof, encodeShareProof, isShareId, type ShareProof } from './share-proof.ts'
import { joinProved, openProved, sealProved, splitProved } from './share-proved.ts'

export type { ShareLocation } from './share-location.ts'
export type { ShareContradiction } from './share-payload.ts'

const path = '/shared-claim'
/** Characters of query and fragment together: room for the longest claim, all opened, signed by a contract wallet. */
export const maximumLinkLength = 24_576

const faults = [
  'share-incomplete',
  'share-unreadable',
  'share-unsupported',
  'share-too-long',
] as const satisfies readonly ErrorCode[]
export type ShareFault = (typeof faults)[number]

/**
 * What a link says, before anything is checked against a chain. Only two kinds carry the payload: the text of a link that cannot be
 * genuine has no way onto a page. An `unreadable` link of the code `share-incomplete` lost a part on its way or has too much; one of the
 * code `share-unreadable` is whole, and its characters were changed. `opened` are the further fields the owner shows; an attested
 * share's are covered by `message.details`. `details` of an unattested share is known while fields are opened, and enters the claim's
 * hash. A controlled share says nothing before `openControlledShare`.
 * `proved` are the bytes of a proof about attributes the verifier vouched for, which `proofs` reads and checks.
 */
export type ParsedShare =
  | { kind: 'unreadable'; code: ShareFault }
  | { kind: 'contradictory'; contradiction: ShareContradiction }
  | {
      kind: 'unattested'
      payload: SharedClaim
      shareId: ShareId
      opened: readonly ClaimLeaf[]
      details: Hex | null
    }
  | (ShareProof & { kind: 'attested'; payload: SharedClaim; opened: readonly ClaimLeaf[]; proved?: Uint8Array })
  | { kind: 'controlled'; shareId: ShareId; key: ShareKey }

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

/**
 * What payload and proof say together. Throws `share-incomplete` for a proof that is not whole, and `share-unreadable` for one whose
 * characters were changed.
 */
export function parseOpenShare(payloadBytes: Uint8Array, proofText: string): ParsedShare {
  const payload = parsePayload(payloadBytes)
  const { plain, sealed } = splitProved(proofText)
  const decoded = decodeShareProof(plain, payloadBytes, describeShown(payload))
  const proved = sealed === null ? null : openProved(sealed, plain)
  const contradiction = findContradiction(payload, decoded.proof.kind === 'attested')
  if (contradiction) return { kind: 'contradictory', contradiction }
  const share = describeShare(payload, decoded)
  if (proved === null) return share
  // Nobody has vouched for what it would be about.
  return share.kind === 'attested'
    ? { ...share, proved }
    : { kind: 'contradictory', contradiction: 'proved-unattested' }
}

function describeShare(payload: SharedClaim, { proof, opened, details }: DecodedProof): ParsedShare {
  if (proof.kind === 'attested') return { ...proof, payload, opened }
  return { ...proof, payload, opened, details }
}

function parseLocation(location: ShareLocation): ParsedShare {
  const length = location.search.length + location.hash.length
  if (length > maximumLinkLength) throw new AppError('share-too-long', `The link has ${length} characters`)
  const { data, fragment } = takeParts(location)
  return fragment.kind === 'key' ? parseControlled(data, fragment.text) : parseOpenShare(data, fragment.text)
}

function parseControlled(nameBytes: Uint8Array, keyText: string): ParsedShare {
  const match = /^\{"share":"([A-Za-z0-9_-]*)"\}$/.exec(new TextDecoder().decode(nameBytes))
  const shareId = match?.[1] ?? ''
  // Every name has one length: another one lost a part.
  if (!isShareId(shareId))
    throw nameBytes.length === nameLength ? unreadable('it names no share') : incomplete('its name')
  return { kind: 'controlled', shareId, key: parseShareKey(keyText, serializeShareName(shareId)) }
}

/** Bytes of what `serializeShareName` writes. */
const nameLength = '{"share":""}'.length + 22

function serializeShareName(shareId: ShareId): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ share: shareId }))
}

function joinUrl(publicUrl: string, data: Uint8Array, fragment: string): string {
  const query = `?data=${encodeURIComponent(toBase64(data))}`
  if (query.length + fragment.length > maximumLinkLength)
    throw new AppError('share-too-long', `The link would have ${query.length + fragment.length} characters`)
  return `${publicUrl.replace(/\/$/, '')}${path}${query}${fragment}`
}
