import { buildShareUrl } from '@did/credentials/share-link'
import type { ShareProof } from '@did/credentials/share-proof'
import { AppError } from '@did/domain/errors'
import { type ShareId, shareIdSchema } from '@did/domain/ids'
import type { ShareStatus } from '@did/domain/share'
import type { CreatedShare, CreateShare } from '@did/domain/share-record'
import type { Context } from '../../context.ts'
import { notAllowed } from '../../refusals.ts'
import { findAttestation } from '../attestations/service.ts'
import type { Session } from '../auth/session.ts'
import { assertOwnClaim } from '../claims/policy.ts'
import { findClaim, type PresentableClaim } from '../claims/service.ts'
import * as store from './store.ts'

/**
 * A link that is checked without us. The default one is opened once per attestation and then reused: the same link, until the
 * claim is verified anew or the share is withdrawn. One that expires is a share of its own.
 */
export async function createShare(
  ctx: Context,
  session: Session,
  { claimId, input }: { claimId: number; input: CreateShare },
): Promise<{ share: CreatedShare; isNew: boolean }> {
  const claim = await findClaim(ctx, claimId)
  assertOwnClaim(session, claim)
  if (input.expiresAt !== undefined && new Date(input.expiresAt) <= ctx.now()) throw alreadyOver()
  if (claim.claim.isPrivate) throw new AppError('claim-private', 'A private claim is not shared')
  const { id, isNew } = await openShare(ctx, claim, input)
  const payload = describePayload(claim)
  const proof = await describeProof(ctx, claim, id)
  const url = buildShareUrl({ publicUrl: ctx.config.publicUrl, payload, proof })
  return { share: { id, url, payload: { ...payload, id: claim.claim.id } }, isNew }
}

export function listShares({ db }: Context, session: Session, page: { take: number; before: string | null }) {
  return store.listShares(db, session.address, page)
}

export async function withdrawShare({ db }: Context, session: Session, id: ShareId): Promise<void> {
  const share = await store.findShare(db, id)
  if (share?.owner !== session.address) throw notAllowed()
  await store.withdrawShare(db, id)
}

/** For anybody who holds the link. A share nobody knows is a status of its own, not an error. */
export async function getShareStatus({ db }: Context, id: ShareId): Promise<ShareStatus> {
  const share = await store.findShare(db, id)
  return share ? { status: share.status, claimHash: share.claimHash } : { status: 'unknown', claimHash: null }
}

async function openShare(
  ctx: Context,
  claim: PresentableClaim,
  input: CreateShare,
): Promise<{ id: ShareId; isNew: boolean }> {
  const { kind, expiresAt } = input
  const scope = { claimId: claim.claim.id, attestationId: claim.attestationId }
  const known = expiresAt === undefined ? await store.findDefaultShare(ctx.db, scope) : null
  if (known) return { id: known.id, isNew: false }
  const id = shareIdSchema.parse(Buffer.from(ctx.randomBytes(16)).toString('base64url'))
  const added = await store.addShare(ctx.db, {
    ...scope,
    id,
    owner: claim.owner,
    kind,
    expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
  })
  if (added) return { id, isNew: true }
  return openShare(ctx, claim, input) // somebody opened the default share at the same moment
}

function describePayload({ claim, attestationId }: PresentableClaim) {
  const { id, type, title, issuer, issueDate } = claim
  const isVerified = attestationId !== null
  return { id, type, title, issuer, isVerified, publicData: { type, title, issuer, isVerified, issueDate } }
}

async function describeProof(ctx: Context, { attestationId }: PresentableClaim, shareId: ShareId): Promise<ShareProof> {
  if (attestationId === null) return { kind: 'unattested', shareId }
  const attestation = await findAttestation(ctx, attestationId)
  if (!attestation) throw new Error('The attestation of a verified claim is gone')
  const { message, signature } = attestation
  return { kind: 'attested', shareId, message, signature, anchorBlock: null }
}

function alreadyOver(): AppError {
  const fields = [{ path: 'expiresAt', message: 'Invalid input' }]
  return new AppError('invalid-input', 'A share cannot end before it begins', { fields })
}
