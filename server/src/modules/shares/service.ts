import { AppError } from '@did/domain/errors'
import { type ShareId, shareIdSchema } from '@did/domain/ids'
import { noCommitment } from '@did/domain/protocol/no-commitment'
import type { ChangeShare, CreateShare } from '@did/domain/share/create-share'
import type { ShareStatus } from '@did/domain/share/share'
import type { CreatedShare, Shareable } from '@did/domain/share/share-record'
import type { Context } from '../../context.ts'
import type { ShareRow } from '../../db/schema/sharing.ts'
import { notAllowed, notFound } from '../../refusals.ts'
import { findAttestation } from '../attestations/service.ts'
import type { Session } from '../auth/session.ts'
import { keepClaim } from '../claims/lock-claims.ts'
import { assertOwnClaim, wasReworded } from '../claims/policy.ts'
import { findClaim, type PresentableClaim } from '../claims/service.ts'
import { appendHistory } from '../history/service.ts'
import { type Asked, addShare, describeScope, insertShare } from './add-share.ts'
import { noteHandedOut } from './hand-out.ts'
import { assertMayShare, hasSwitch } from './policy.ts'
import { assertFitsUrl, describeControlledUrl, describeOpenUrl, describePayload } from './share-urls.ts'
import * as store from './store.ts'

/**
 * If the owner already has an open share of the same text, attestation and fields that has neither
 * an end nor a label, returns that share.
 */
export async function createShare(
  ctx: Context,
  session: Session,
  { claimId, input }: { claimId: number; input: CreateShare },
): Promise<{ share: CreatedShare; isNew: boolean }> {
  const claim = await findClaim(ctx, claimId)
  assertOwnClaim(session, claim)
  assertMayShare(claim, input, ctx.now())
  if (input.claimHash !== undefined && input.claimHash !== claim.claim.claimHash) throw wasReworded()
  const asked = { session, claim, input }
  if (input.kind === 'controlled') return { share: await addControlledShare(ctx, asked, input.id), isNew: true }
  if (input.kind === 'proof') await assertHasAttributes(ctx, claim)
  const { id, isNew } = await openDefaultShare(ctx, asked)
  const full = await store.findFullShare(ctx.db, id)
  const url = full && describeOpenUrl(ctx.config, full)
  if (!full || !url) throw new AppError('not-allowed', 'The claim was changed in the meantime')
  return { share: { id, url, payload: describePayload(full.claim, full.attested !== null) }, isNew }
}

/** The owner of a private claim may check the claim, and only `createShare` refuses to share it. */
export async function getShareable(ctx: Context, session: Session, claimId: number): Promise<Shareable> {
  const found = await findClaim(ctx, claimId)
  if (found?.owner !== session.address) throw notFound()
  const { claim, latestAttestationId } = found
  const { claimHash, leaves } = claim
  const shareable = { claimHash, payload: describePayload(claim, latestAttestationId !== null), leaves }
  if (latestAttestationId === null) return { ...shareable, attestation: null }
  const attestation = await findAttestation(ctx, latestAttestationId)
  if (!attestation) throw notFound() // The owner has erased the claim meanwhile.
  const { primaryType, message, signature } = attestation
  const anchorBlock = await store.findAnchorBlock(ctx.db, latestAttestationId)
  return { ...shareable, attestation: { primaryType, message, signature, anchorBlock } }
}

export function listShares({ db }: Context, session: Session, page: { take: number; before: string | null }) {
  return store.listShares(db, session.address, page)
}

export async function withdrawShare(ctx: Context, session: Session, id: ShareId): Promise<void> {
  const found = await store.findShare(ctx.db, id)
  if (found?.share.owner !== session.address) throw notAllowed()
  const { claimId } = found.share
  await ctx.db.transaction(async (tx) => {
    await keepClaim(tx, claimId)
    if (!(await store.withdrawShare(tx, id))) return
    await appendHistory(ctx, tx, { claimId, kind: 'unshared', actor: session.address, detail: { share: id } })
  })
}

export async function changeShare(
  ctx: Context,
  session: Session,
  { id, ...change }: ChangeShare & { id: ShareId },
): Promise<void> {
  const found = await store.findShare(ctx.db, id)
  if (found?.share.owner !== session.address) throw notAllowed()
  if (change.tellsConfirmation !== undefined && !hasSwitch(found.share))
    throw new AppError('share-without-switch', 'The link has no such switch')
  if (change.isHandedOut || change.label) await noteHandedOut(ctx, found.share, session)
  // A call that changes nothing is allowed, and SQL has no update without a column.
  if (Object.keys(change).length > 0) await store.updateShare(ctx.db, id, change)
}

/** Anybody who knows a share's id may read its status. An unknown id has a status, too. */
export async function getShareStatus(ctx: Context, id: ShareId): Promise<ShareStatus> {
  const found = await store.findShare(ctx.db, id)
  if (!found) return { status: 'unknown', claimHash: null }
  const { status, share } = found
  if (status === 'active') await noteHandedOut(ctx, share, null)
  const confirmed = status === 'active' && share.tellsConfirmation ? await findConfirmed(ctx, share) : null
  return { status, claimHash: share.claimHash, ...(confirmed && { confirmed }) }
}

/**
 * A share's status shows these details only if a verifier has confirmed exactly the shared text and
 * the confirmation still counts. Otherwise, this function returns null.
 */
async function findConfirmed(ctx: Context, share: ShareRow): Promise<ShareStatus['confirmed'] | null> {
  const found = await findClaim(ctx, share.claimId)
  if (!found || found.attestationId === null || found.claim.claimHash !== share.claimHash) return null
  return { details: found.claim.details }
}

async function addControlledShare(ctx: Context, asked: Asked, id: ShareId): Promise<CreatedShare> {
  if (!(await addShare(ctx, asked, id))) throw new AppError('share-id-taken', 'Another share has this id')
  return { id, url: describeControlledUrl(ctx.config, id), payload: null }
}

async function openDefaultShare(ctx: Context, asked: Asked): Promise<{ id: ShareId; isNew: boolean }> {
  const { kind, expiresAt, label } = asked.input
  // A label says that the link is for one reader. That reader must not get a link that others may
  // have, so a labelled share is always new.
  const isDefault = kind === 'open' && expiresAt === undefined && label === undefined
  const known = isDefault ? await store.findDefaultShare(ctx.db, describeScope(asked)) : null
  if (known) return { id: known.id, isNew: false }
  const id = shareIdSchema.parse(Buffer.from(ctx.randomBytes(16)).toString('base64url'))
  if (await addFittingShare(ctx, asked, id)) return { id, isNew: true }
  return openDefaultShare(ctx, asked) // Another call has added the default share.
}

function addFittingShare(ctx: Context, asked: Asked, id: ShareId): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    if (!(await insertShare(ctx, tx, asked, id))) return false
    const full = await store.findFullShare(tx, id)
    if (full) assertFitsUrl(ctx.config, full)
    return true
  })
}

/** If an attestation covers only the text of a claim, nothing can be proved about the claim. */
async function assertHasAttributes(ctx: Context, { attestationId }: PresentableClaim): Promise<void> {
  const attestation = attestationId === null ? null : await findAttestation(ctx, attestationId)
  if (!attestation || attestation.message.commitment === noCommitment)
    throw new AppError('claim-without-attributes', 'No verifier vouches for private attributes of this claim')
}
