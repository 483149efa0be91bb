import type { AttestationRequest, VerifyClaim } from '@did/domain/attestation'
import { AppError } from '@did/domain/errors'
import type { Hex } from '@did/domain/hex'
import type { ProofType, RecordedProof } from '@did/domain/proof'
import { assertPending } from '@did/domain/verification-request'
import type { Context } from '../../context.ts'
import { assertIfMatch } from '../../http/if-match.ts'
import { notFound } from '../../refusals.ts'
import { queueAnchor } from '../anchors/service.ts'
import type { Session } from '../auth/session.ts'
import { findClaim, getClaim, type PresentableClaim, recordVerification } from '../claims/service.ts'
import { addClaimVerified } from '../events/service.ts'
import { appendHistory } from '../history/service.ts'
import { lockToDecide } from '../verification-requests/lock-to-decide.ts'
import { assertMayDecide, mayDecide } from '../verification-requests/policy.ts'
import { presentRequest } from '../verification-requests/present.ts'
import { approveLocked, type FullRequest, findRequest, findRequestAbout } from '../verification-requests/service.ts'
import { describeVerifier } from '../verifiers/service.ts'
import { type CheckedAttestation, checkVerification } from './check.ts'
import { describeAttestation, noCommitment } from './describe.ts'
import * as store from './store.ts'

type Preparation = {
  requestId: number
  level: ProofType
  /** The last day, UTC, on which the attestation holds; without one it has no end. */
  validUntil?: string | undefined
  /** Recomputed by the verifier from the attributes it opened. */
  commitment?: Hex | undefined
}

/** What the verifier asked is to sign. Asking again gives the same, unless it is for another level or end. */
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
    const { list: statusList, index: statusIndex } = await store.takeStatusIndex(tx, verifierId, ctx.randomBytes)
    const added = await store.addDraft(tx, { requestId: id, ...wanted, statusList, statusIndex })
    return describeAttestation(ctx.config, current, added)
  })
}

type Verification = { claimId: number; input: VerifyClaim; ifMatch: string | undefined }

/** The verifier's yes: checked here again, then claim, request, attestation, events and notification in one transaction. */
export async function verifyClaim(
  ctx: Context,
  session: Session,
  { claimId, input, ifMatch }: Verification,
): Promise<PresentableClaim> {
  const asked = session.user && (await findRequestAbout(ctx, claimId, session.user.id))
  assertMayDecide(session, asked)
  assertPending(presentRequest(asked))
  assertIfMatch(ifMatch, asked.claim.version)
  const draft = await store.findDraft(ctx.db, asked.request.id)
  if (!draft) {
    assertMayDecide(session, await findRequest(ctx, asked.request.id)) // erased since it was looked at
    throw new AppError('attestation-mismatch', 'Nothing was prepared for signing')
  }
  const checked = await checkVerification(ctx, { asked, draft, input }) // slow, so outside the lock

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
    await queueAnchor(tx, checked.digest)
    await appendHistory(tx, {
      claimId: current.claim.id,
      kind: isRenewal ? 'renewed' : 'attested',
      actor: session.address,
      detail: { ...describeSigned(checked, current, validUntil), verifierStanding: verifier.accreditation },
    })
    const approved = await approveLocked(tx, current, ctx.now())
    await addClaimVerified(tx, {
      recipientId: current.request.requesterId,
      claim: describeVerified(approved, draft.level),
    })
  })
  ctx.doorbell.ring()
  return getClaim(ctx, claimId)
}

/** For the owner, whose browser checks a real one again. */
export async function getClaimProof(ctx: Context, session: Session, claimId: number): Promise<RecordedProof> {
  const found = await findClaim(ctx, claimId)
  if (found?.owner !== session.address || found.attestationId === null) throw notFound()
  const attestation = await findAttestation(ctx, found.attestationId)
  if (!attestation) throw notFound() // erased at this moment
  const { proof, verifierId, createdAt } = attestation
  return { proof, verifierId, recordedAt: createdAt.toISOString() }
}

/** A stored attestation, for the links that carry it. */
export function findAttestation({ db }: Context, id: number): Promise<store.AttestationRow | null> {
  return store.findAttestation(db, id)
}

/** A verifier vouches for what the owner sent and signed, or for the text alone. */
function readCommitment({ request: { attributes } }: FullRequest, recomputed: Hex | undefined): Hex {
  if (recomputed === undefined) return noCommitment
  const commitment: Hex = `0x${recomputed.slice(2).toLowerCase()}`
  if (attributes?.signed && attributes.commitment.toLowerCase() === commitment) return commitment
  throw new AppError('attributes-mismatch', 'This is not the commitment that the owner sent')
}

/** The last second of a calendar day, UTC, in seconds since 1970. */
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

/** From the attestation's seconds, of which zero means no end. */
function toDate(seconds: number): Date | null {
  return seconds === 0 ? null : new Date(seconds * 1000)
}

function describeVerified({ claim, request }: FullRequest, level: ProofType) {
  const timestamp = (request.decidedAt ?? request.createdAt).toISOString()
  return { id: claim.id, title: claim.title, isVerified: true, verificationLevel: level, timestamp }
}
