import { AppError } from '@did/domain/errors'
import type { ClaimId } from '@did/domain/ids'
import { type SharedClaim, sharedClaimSchema } from '@did/domain/share/share'
import type { ShownMembers } from './share-attested.ts'
import { decodeUtf8, unreadable } from './share-bytes.ts'
import type { ShareProof } from './share-proof.ts'

/**
 * The ways in which an undamaged link can contradict itself. This product makes no such link, so
 * somebody must have forged it.
 */
export type ShareContradiction =
  | 'public-data-differs'
  | 'verified-without-proof'
  | 'unverified-with-proof'
  | 'opened-fields-differ'
  | 'share-id-differs'
  | 'proved-unattested'

/** Writes the payload in its one spelling. Throws `invalid-input` for malformed text. */
export function serializePayload({ id, type, title, issuer, isVerified, publicData }: SharedClaim): string {
  const { issueDate } = publicData
  // JSON keeps a lone surrogate, but a hash reads it as U+FFFD, so one signature would fit two
  // links.
  if (![type, title, issuer, issueDate].every((text) => text.isWellFormed()))
    throw new AppError('invalid-input', 'Text is not well-formed Unicode')
  return JSON.stringify({ id, type, title, issuer, isVerified, publicData: inOrder(publicData) })
}

/**
 * Parses a payload that has exactly the spelling that `serializePayload` writes, so it cannot hide
 * a key that occurs twice or a further member.
 */
export function parsePayload(bytes: Uint8Array): SharedClaim {
  const json = decodeUtf8(bytes)
  const parsed = sharedClaimSchema.safeParse(parseJson(json))
  if (!parsed.success) throw unreadable('the payload has another shape')
  if (serializePayload(parsed.data) !== json) throw unreadable('the payload is not in its canonical spelling')
  return parsed.data
}

/** Parses JSON. Throws `share-unreadable` for anything else. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new AppError('share-unreadable', 'Share link: the payload is not JSON', { cause })
  }
}

/**
 * Returns the members of the attestation that the payload shows and the binary proof leaves out.
 */
export function describeShown({ id: claimId, publicData }: SharedClaim): ShownMembers {
  if (!isClaimId(claimId)) throw unreadable('the claim id is out of range')
  const { type, title, issuer, issueDate } = publicData
  return { type, title, issuer, issueDate, claimId }
}

/**
 * Finds a contradiction in a payload, or between it and the presence of an attestation, or returns
 * null.
 */
export function findContradiction(payload: SharedClaim, isAttested: boolean): ShareContradiction | null {
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

/** Throws `attestation-mismatch` for a payload and a proof that must never be in one link. */
export function assertAgreement(payload: SharedClaim, proof: ShareProof): void {
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

function inOrder({ type, title, issuer, isVerified, issueDate }: SharedClaim['publicData']): SharedClaim['publicData'] {
  return { type, title, issuer, isVerified, issueDate }
}

function isClaimId(id: number): id is ClaimId {
  return Number.isSafeInteger(id) && id > 0
}
