import type { ClaimLeaf, FieldLeaf } from '@did/domain/claim/claim'
import { AppError, type ErrorCode } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ShareId } from '@did/domain/ids'
import type { SharedClaim } from '@did/domain/share/share'
import type { Disclosure } from './disclosed/share-disclosure.ts'
import { incomplete, toBase64, unreadable } from './share-bytes.ts'
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
/**
 * The limit for the characters in query and fragment. A claim with the longest texts may not fit
 * with all its fields, for example in Chinese or Thai. A short link can show it, because the server
 * keeps its text.
 */
export const maximumLinkLength = 24_576

const faults = [
  'share-incomplete',
  'share-without-fragment',
  'share-unreadable',
  'share-unsupported',
  'share-too-long',
] as const satisfies readonly ErrorCode[]
export type ShareFault = (typeof faults)[number]

/**
 * What a link says before anybody asks the chain. The text of a link that cannot be genuine must
 * never reach a page, so only the kinds `unattested` and `attested` carry the payload.
 * `share-incomplete`: a part is lost or was added. `share-without-fragment`: only the fragment is
 * lost. `share-unreadable`: characters were changed. `opened` are the further fields that the owner
 * shows. In an unattested share, `details` is their root, or null without any. `proved` are the
 * bytes of a proof about attributes, which the workspace `proofs` checks. `fieldCount` counts the
 * claim's fields besides the holder's name, opened or not, and is null for an older claim without
 * fields.
 */
export type ParsedShare =
  | { kind: 'unreadable'; code: ShareFault }
  | { kind: 'contradictory'; contradiction: ShareContradiction }
  | {
      kind: 'unattested'
      payload: SharedClaim
      shareId: ShareId
      opened: readonly OpenedLeaf[]
      fieldCount: number | null
      details: Hex | null
    }
  | (ShareProof & {
      kind: 'attested'
      payload: SharedClaim
      opened: readonly OpenedLeaf[]
      fieldCount: number | null
      proved?: Uint8Array
    })
  | { kind: 'controlled'; shareId: ShareId; key: ShareKey }

/** What a verdict judges: the share in a link, or a claim without a link, which has no share id. */
export type JudgedShare = ParsedShare | WithoutLink<ParsedShare & { kind: 'unattested' | 'attested' }>
type WithoutLink<Parsed> = Parsed extends unknown ? Omit<Parsed, 'shareId' | 'proved'> & { proved?: undefined } : never

/** A field that the owner shows. A field of an older claim has no label. */
export type OpenedLeaf = ClaimLeaf | FieldLeaf

/** The content of an open link or of a file. Without a `disclosure`, it shows no further field. */
export type OpenShare = { payload: SharedClaim; proof: ShareProof; disclosure?: Disclosure | null }

/**
 * Returns `<publicUrl>/shared-claim?data=<URL-encoded base64 of the payload's JSON>#p=<base64url of
 * the binary proof>`. Throws `attestation-mismatch` when payload, proof and opened fields disagree,
 * `invalid-input` for members without a canonical spelling, and `share-does-not-fit` for a link
 * beyond the limit.
 */
export function buildShareUrl({ publicUrl, ...share }: OpenShare & { publicUrl: string }): string {
  const { payloadBytes, proofText } = encodeOpenShare(share)
  return joinUrl(publicUrl, payloadBytes, `#p=${proofText}`)
}

/**
 * Returns the link of a controlled share without its key: `…?data=<URL-encoded base64 of {"share":
 * id}>`.
 */
export function buildControlledName({ publicUrl, shareId }: { publicUrl: string; shareId: ShareId }): string {
  return joinUrl(publicUrl, serializeShareName(shareId), '')
}

/** Returns the link of a controlled share with `#k=<base64url of the key and its checksum>`. */
export function buildControlledUrl(share: { publicUrl: string; shareId: ShareId; key: ShareKey }): string {
  return `${buildControlledName(share)}#k=${sealShareKey(share.key, serializeShareName(share.shareId))}`
}

/** Returns an open share's payload and proof for a link or file. Throws as `buildShareUrl` does. */
export function encodeOpenShare({ payload, proof, disclosure = null }: OpenShare) {
  assertAgreement(payload, proof)
  const payloadBytes = new TextEncoder().encode(serializePayload(payload))
  return { payloadBytes, proofText: encodeShareProof({ proof, disclosure }, payloadBytes) }
}

/**
 * Adds a proof about attributes to an open link, as `&z=<base64url>`. Throws `share-unreadable` for
 * a link that is not open or already has a proof.
 */
export function attachProved(link: string, proved: Uint8Array): string {
  const match = /^([^#]+#p=)([A-Za-z0-9_-]+)$/.exec(link)
  if (!match?.[1] || !match[2]) throw unreadable('it is not an open share link')
  const attached = match[1] + joinProved(match[2], sealProved(proved, match[2]))
  if (attached.length - attached.indexOf('?') > maximumLinkLength)
    throw new AppError('share-does-not-fit', 'The link would be too long')
  return attached
}

/**
 * Reads a link, or the location of a page. Only one spelling of each link is accepted, but a
 * program that passes the link on may decode all its percent escapes and add tracking parameters.
 * Never throws.
 */
export function parseShareUrl(link: string | ShareLocation): ParsedShare {
  return orUnreadable(() => parseLocation(typeof link === 'string' ? splitLink(link) : link))
}

type Unreadable = ParsedShare & { kind: 'unreadable' }

export function orUnreadable<Parsed>(parse: () => Parsed): Parsed | Unreadable {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { kind: 'unreadable', code: faults.find((fault) => fault === error.code) ?? 'share-unreadable' }
  }
}

/**
 * Parses the link of an open share. Throws `share-incomplete` when a part of the proof is missing,
 * and `share-unreadable` when somebody changed the proof.
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
  // Nobody has attested the attributes of an unattested share, so a proof about them would prove
  // nothing.
  return share.kind === 'attested'
    ? { ...share, proved }
    : { kind: 'contradictory', contradiction: 'proved-unattested' }
}

function describeShare(payload: SharedClaim, { proof, opened, fieldCount, details }: DecodedProof): ParsedShare {
  if (proof.kind === 'attested') return { ...proof, payload, opened, fieldCount }
  return { ...proof, payload, opened, fieldCount, details }
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
  // The part that names the share always has this length. If it has another length, a part of the
  // link was lost.
  if (!isShareId(shareId))
    throw nameBytes.length === nameLength ? unreadable('it names no share') : incomplete('its name')
  return { kind: 'controlled', shareId, key: parseShareKey(keyText, serializeShareName(shareId)) }
}

const nameLength = '{"share":""}'.length + 22

function serializeShareName(shareId: ShareId): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ share: shareId }))
}

function joinUrl(publicUrl: string, data: Uint8Array, fragment: string): string {
  const query = `?data=${encodeURIComponent(toBase64(data))}`
  if (query.length + fragment.length > maximumLinkLength)
    throw new AppError('share-does-not-fit', 'The link would be too long')
  return `${publicUrl.replace(/\/$/, '')}${path}${query}${fragment}`
}
