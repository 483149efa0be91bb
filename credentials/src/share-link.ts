import { AppError, type ErrorCode } from '@did/domain/errors'
import type { ClaimId, ShareId } from '@did/domain/ids'
import { type SharedClaim, sharedClaimSchema } from '@did/domain/share'
import { fromBase64, toBase64, unreadable } from './share-bytes.ts'
import { decodeShareProof, encodeShareProof, type ShareProof } from './share-proof.ts'

const path = '/shared-claim'
/** Characters of query and fragment together. The longest claim the API accepts stays below it. */
export const maximumLinkLength = 8192

const faults = ['share-unreadable', 'share-unsupported', 'share-too-long'] as const satisfies readonly ErrorCode[]
export type ShareFault = (typeof faults)[number]
/** An intact link that contradicts itself was never made by this product: it is not genuine, whatever its signature says. */
export type ShareContradiction = 'public-data-differs' | 'verified-without-proof' | 'unverified-with-proof'

/**
 * What a link says, before anything is checked against a chain. Only the last two carry the payload: the text of a link that
 * cannot be genuine has no way onto a page. `shareId` is null for a bare payload, which has no live status to ask for.
 */
export type ParsedShare =
  | { kind: 'unreadable'; code: ShareFault }
  | { kind: 'contradictory'; contradiction: ShareContradiction }
  | { kind: 'unattested'; payload: SharedClaim; shareId: ShareId | null }
  | (ShareProof & { kind: 'attested'; payload: SharedClaim })

/** Where a share stands in a page's address: `search` with its `?`, `hash` with its `#`. */
export type ShareLocation = { search: string; hash: string }

/**
 * `<publicUrl>/shared-claim?data=<URL-encoded base64 of the payload's JSON>#p=<base64url of the binary proof>`. Throws
 * `attestation-mismatch` when payload and proof disagree, `invalid-input` for members that have no canonical spelling, and
 * `share-too-long` beyond what `parseShareUrl` reads.
 */
export function buildShareUrl({
  publicUrl,
  payload,
  proof,
}: {
  publicUrl: string
  payload: SharedClaim
  proof: ShareProof
}): string {
  assertAgreement(payload, proof)
  const payloadBytes = new TextEncoder().encode(serializePayload(payload))
  const query = `?data=${encodeURIComponent(toBase64(payloadBytes))}`
  const fragment = `#p=${encodeShareProof(proof, payloadBytes)}`
  if (query.length + fragment.length > maximumLinkLength)
    throw new AppError('share-too-long', `The link would have ${query.length + fragment.length} characters`)
  return `${publicUrl.replace(/\/$/, '')}${path}${query}${fragment}`
}

/**
 * Reads a link as text (from a QR code) or as a page's location. Never throws. Each link has one accepted spelling, so a changed
 * character is never read as the same share; the one latitude is that a transport may have undone all percent escapes.
 */
export function parseShareUrl(link: string | ShareLocation): ParsedShare {
  try {
    return parseLocation(typeof link === 'string' ? splitLink(link) : link)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { kind: 'unreadable', code: faults.find((fault) => fault === error.code) ?? 'share-unreadable' }
  }
}

function parseLocation({ search, hash }: ShareLocation): ParsedShare {
  if (search.length + hash.length > maximumLinkLength)
    throw new AppError('share-too-long', `The link has ${search.length + hash.length} characters`)
  const payloadBytes = fromBase64(takeData(search))
  const payload = parsePayload(payloadBytes)
  const claimId = payload.id
  if (!isClaimId(claimId)) throw unreadable('the claim id is out of range')
  const { type, title, issuer, issueDate } = payload.publicData
  const proof =
    hash === '' || hash === '#'
      ? null
      : decodeShareProof(takeProof(hash), payloadBytes, { type, title, issuer, issueDate, claimId })
  const contradiction = findContradiction(payload, proof?.kind === 'attested')
  if (contradiction) return { kind: 'contradictory', contradiction }
  if (proof?.kind === 'attested') return { ...proof, payload }
  return { kind: 'unattested', payload, shareId: proof?.shareId ?? null }
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

/** Only our own serialisation is accepted: a doubled key, a second spelling of a number or a further member cannot hide in it. */
function parsePayload(bytes: Uint8Array): SharedClaim {
  const json = decodeUtf8(bytes)
  const parsed = sharedClaimSchema.safeParse(parseJson(json))
  if (!parsed.success) throw unreadable('the payload has another shape')
  if (serializePayload(parsed.data) !== json) throw unreadable('the payload is not in its canonical spelling')
  return parsed.data
}

function serializePayload({ id, type, title, issuer, isVerified, publicData }: SharedClaim): string {
  const { issueDate } = publicData
  // JSON escapes a lone surrogate, a hash reads it as U+FFFD: two links, one signature.
  if (![type, title, issuer, issueDate].every((text) => text.isWellFormed()))
    throw new AppError('invalid-input', 'Text is not well-formed Unicode')
  return JSON.stringify({ id, type, title, issuer, isVerified, publicData: inOrder(publicData) })
}

function inOrder({ type, title, issuer, isVerified, issueDate }: SharedClaim['publicData']): SharedClaim['publicData'] {
  return { type, title, issuer, isVerified, issueDate }
}

function findContradiction(payload: SharedClaim, isAttested: boolean): ShareContradiction | null {
  const { publicData } = payload
  const isSame =
    publicData.type === payload.type &&
    publicData.title === payload.title &&
    publicData.issuer === payload.issuer &&
    publicData.isVerified === payload.isVerified
  if (!isSame) return 'public-data-differs'
  if (payload.isVerified && !isAttested) return 'verified-without-proof'
  if (!payload.isVerified && isAttested) return 'unverified-with-proof'
  return null
}

function assertAgreement(payload: SharedClaim, proof: ShareProof): void {
  const contradiction = findContradiction(payload, proof.kind === 'attested')
  if (contradiction) throw new AppError('attestation-mismatch', `The payload contradicts itself: ${contradiction}`)
  if (proof.kind === 'unattested') return
  const { message } = proof
  const isSame =
    message.claimId === payload.id &&
    message.claimType === payload.type &&
    message.title === payload.title &&
    message.issuer === payload.issuer &&
    message.issueDate === payload.publicData.issueDate
  if (!isSame) throw new AppError('attestation-mismatch', 'The attestation is about another text')
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw new AppError('share-unreadable', 'Share link: the payload is not UTF-8', { cause })
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new AppError('share-unreadable', 'Share link: the payload is not JSON', { cause })
  }
}

function isClaimId(id: number): id is ClaimId {
  return Number.isSafeInteger(id) && id > 0
}
