import type { ApproveRequest, AttestationRequest } from '@did/domain/attestation/attestation'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ProofType, RecordedProof } from '@did/domain/proof/proof'
import { noCommitment } from '@did/domain/protocol/no-commitment'
import { assertPending } from '@did/domain/verification-request/verification-request'
import type { Context } from '../../context.ts'
import { assertIfMatch } from '../../http/if-match.ts'
import { notFound } from '../../refusals.ts'
import { queueAnchor } from '../anchors/service.ts'
import type { Session } from '../auth/session.ts'
import { recordVerification } from '../claims/lock-claims.ts'
import { findClaim, getClaim, type PresentableClaim } from '../claims/service.ts'
import { buildClaimStateNotice } from '../events/notices.ts'
import { notifyUsers } from '../events/service.ts'
import { appendHistory } from '../history/service.ts'
import { takeStatusPlace } from '../status-lists/take-place.ts'
import { lockToDecide } from '../verification-requests/lock-to-decide.ts'
import { assertMayDecide, mayDecide } from '../verification-requests/policy.ts'
import { presentRequest } from '../verification-requests/present.ts'
import { type FullRequest, findRequest, findRequestAbout, saveApproval } from '../verification-requests/service.ts'
import { describeVerifier } from '../verifiers/service.ts'
import { type CheckedAttestation, checkApproval } from './check-approval.ts'
import { describeAttestation } from './describe-attestation.ts'
import * as store from './store.ts'

export type { AttestationRow } from './store.ts'

type Preparation = {
  requestId: number
  level: ProofType
  /** The attestation's last valid day, in UTC. Without this day, the attestation has no end. */
  validUntil?: string | undefined
  /** The commitment that the verifier's browser computed from the attributes that it opened. */
  commitment?: Hex | undefined
}

/** A second call with the same input returns the same message. */
export async function prepareAttestation(
  ctx: Context,
  session: Session,
  { requestId, level, validUntil: lastDay, commitment: recomputed }: Preparation,
): Promise<AttestationRequest> {
  const asked = await findRequest(ctx, requestId)
  if (!mayDecide(session, asked)) throw notFound()
  return ctx.db.transaction(async (tx) => {
    const current = await lockToDecide(ctx, tx, { session, asked })
    assertPending(presentRequest(current))
    const { id, verifierId } = current.request
    const validFrom = Math.floor(ctx.now().getTime() / 1000)
    const validUntil = lastDay === undefined ? 0 : endOfDay(lastDay)
    if (validUntil !== 0 && validUntil <= validFrom) throw endsBeforeItBegins()
    const commitment = readCommitment(current, recomputed)
    const draft = await store.findDraftLocked(tx, id)
    if (draft?.level === level && draft.validUntil === validUntil && draft.commitment === commitment)
      return describeAttestation(ctx.config, current, draft)
    const wanted = { level, validFrom, validUntil, commitment }
    if (draft) return describeAttestation(ctx.config, current, await store.changeDraft(tx, draft, wanted))
    const place = await takeStatusPlace(ctx, tx, verifierId)
    const added = await store.addDraft(tx, { requestId: id, ...wanted, ...place })
    return describeAttestation(ctx.config, current, added)
  })
}

type Approval = { claimId: number; input: ApproveRequest; ifMatch: string | undefined }

export async function approveRequest(
  ctx: Context,
  session: Session,
  { claimId, input, ifMatch }: Approval,
): Promise<PresentableClaim> {
  const asked = session.user && (await findRequestAbout(ctx, claimId, session.user.id))
  assertMayDecide(session, asked)
  assertPending(presentRequest(asked))
  assertIfMatch(ifMatch, asked.claim.version)
  const draft = await store.findDraft(ctx.db, asked.request.id)
  if (!draft) {
    // Throws if the request was erased since the call read it.
    assertMayDecide(session, await findRequest(ctx, asked.request.id))
    throw new AppError('attestation-mismatch', 'Nothing was prepared for signing')
  }
  // The check of the approval is slow, so it comes before the lock.
  const checked = await checkApproval(ctx, { asked, draft, input })

  await ctx.db.transaction(async (tx) => {
    const current = await lockToDecide(ctx, tx, { session, asked })
    assertPending(presentRequest(current))
    await recordVerification(tx, asked.claim)
    const isRenewal = await store.hasAttestation(tx, current.claim.id)
    const validUntil = toDate(draft.validUntil)
    const verifier = await describeVerifier(tx, current.verifier)
    await store.addAttestation(tx, {
      ...checked,
      ...referTo(current),
      level: draft.level,
      proof: input.proof,
      validUntil,
    })
    await queueAnchor(tx, { digest: checked.digest, verifier: session.address })
    await appendHistory(ctx, tx, {
      claimId: current.claim.id,
      kind: isRenewal ? 'renewed' : 'attested',
      actor: session.address,
      detail: { ...describeSigned(checked, current, validUntil), verifierStanding: verifier.accreditation },
    })
    const approved = await saveApproval(ctx, tx, current)
    const verified = describeVerified(approved, draft.level)
    await notifyUsers(tx, [buildClaimStateNotice(current.request.requesterId, verified)])
  })
  ctx.doorbell.ring()
  return getClaim(ctx, claimId)
}

/** If the proof is real and not simulated, the browser of the claim's owner checks it again. */
export async function getClaimProof(ctx: Context, session: Session, claimId: number): Promise<RecordedProof> {
  const found = await findClaim(ctx, claimId)
  if (found?.owner !== session.address || found.attestationId === null) throw notFound()
  const attestation = await findAttestation(ctx, found.attestationId)
  if (!attestation) throw notFound() // The owner has erased the claim meanwhile.
  const { proof, verifierId, createdAt } = attestation
  return { proof, verifierId, recordedAt: createdAt.toISOString() }
}

export function findAttestation({ db }: Context, id: number): Promise<store.AttestationRow | null> {
  return store.findAttestation(db, id)
}

/**
 * A verifier confirms either the attributes that the owner sent and signed, or only the claim's
 * text.
 */
function readCommitment({ request: { attributes } }: FullRequest, recomputed: Hex | undefined): Hex {
  if (recomputed === undefined) return noCommitment
  const commitment: Hex = `0x${recomputed.slice(2).toLowerCase()}`
  if (attributes?.signed && attributes.commitment.toLowerCase() === commitment) return commitment
  throw new AppError('attributes-mismatch', 'This is not the commitment that the owner sent')
}

function endOfDay(day: string): number {
  return Date.parse(`${day}T23:59:59Z`) / 1000
}

function endsBeforeItBegins(): AppError {
  const fields = [{ path: 'validUntil', message: 'Please choose a day that is not over' }]
  return new AppError('invalid-input', 'A verification cannot end before it begins', { fields })
}

function referTo({ request, claim }: FullRequest) {
  return { claimId: claim.id, requestId: request.id, verifierId: request.verifierId, claimHash: claim.claimHash }
}

function describeSigned({ digest, message }: CheckedAttestation, { request }: FullRequest, validUntil: Date | null) {
  const { level } = message
  return { requestId: request.id, digest, level, validUntil: validUntil?.toISOString() ?? null }
}

/** An attestation's time is in seconds since 1970. Zero means that the attestation has no end. */
function toDate(seconds: number): Date | null {
  return seconds === 0 ? null : new Date(seconds * 1000)
}

function describeVerified({ claim, request }: FullRequest, level: ProofType) {
  const timestamp = (request.decidedAt ?? request.createdAt).toISOString()
  return { id: claim.id, title: claim.title, isVerified: true, verificationLevel: level, timestamp }
}
