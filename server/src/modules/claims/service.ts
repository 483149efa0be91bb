import type { CreateClaim } from '@did/domain/claim'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { ClaimRow } from '../../db/schema.ts'
import type { Page } from '../../http/paging.ts'
import { notAllowed, notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { assertMayChangeDid } from '../dids/policy.ts'
import { findDid, touchDid } from '../dids/service.ts'
import { appendHistory } from '../history/service.ts'
import { assertWithinQuotas } from '../quotas/service.ts'
import { countUse } from '../templates/service.ts'
import { buildClaim, today } from './build-claim.ts'
import * as store from './store.ts'

export type { PresentableClaim } from './store.ts'

/** Whatever was sent, a new claim is unverified: verification is somebody else's signature. */
export async function createClaim(ctx: Context, session: Session, input: CreateClaim): Promise<store.PresentableClaim> {
  const did = await findDid(ctx, input.didId)
  assertMayChangeDid(session, did)
  const claim = { ...buildClaim(ctx, { ...input, issueDate: today(ctx) }), previousClaimId: null }
  const { id } = await ctx.db.transaction(async (tx) => {
    await touchDid(tx, did.id)
    const added = await addVersion(ctx, tx, claim, session.address)
    // Last: many may use one template at the same moment, and each holds its row until the end.
    if (input.templateId !== undefined) await countUse(tx, session, input.templateId)
    return added
  })
  return getClaim(ctx, id)
}

/** A new claim and the first line of its history; for a caller that holds its DID. */
export async function addVersion(
  ctx: Context,
  tx: Transaction,
  claim: store.NewClaim,
  actor: Address,
): Promise<ClaimRow> {
  const added = await store.addClaim(tx, claim)
  await assertWithinQuotas(ctx, tx, actor, 'claims')
  const { id: claimId, type, title, issuer, claimHash, previousClaimId, version } = added
  const detail = { type, title, issuer, claimHash, version, ...(previousClaimId !== null && { previousClaimId }) }
  await appendHistory(tx, { claimId, kind: 'created', actor, detail })
  return added
}

/** All claims of a DID to its owner; to a verifier those it was asked about; to anybody else there is nothing. */
export async function listClaimsOfDid(
  ctx: Context,
  { address, user }: Session,
  didId: number,
  page: Page,
): Promise<store.PresentableClaim[]> {
  const did = await findDid(ctx, didId)
  if (did?.owner === address) return store.listClaimsOfDid(ctx.db, didId, page)
  if (!user || !(await store.wasAskedAbout(ctx.db, didId, user.id))) throw notFound()
  return store.listClaimsAskedOf(ctx.db, { didId, verifierId: user.id }, page)
}

export function listClaimsOfOwner({ db }: Context, owner: Address, page: Page): Promise<store.PresentableClaim[]> {
  return store.listClaimsOfOwner(db, owner, page)
}

/** At which level a claim is verified now, for whoever tells its owner; null when it is not. */
export function findLevel(tx: Transaction, id: number) {
  return store.findLevel(tx, id)
}

export function findClaim({ db }: Context, id: number): Promise<store.PresentableClaim | null> {
  return store.findClaim(db, id)
}

/** The row that a mutation answers with; it may have been erased since. */
export async function getClaim(ctx: Context, id: number): Promise<store.PresentableClaim> {
  const claim = await findClaim(ctx, id)
  if (!claim) throw notAllowed()
  return claim
}

/** For a caller that stores something about a claim's text: nobody rewords or erases it until the transaction ends. */
export function holdClaim(tx: Transaction, id: ClaimRow['id']): Promise<ClaimRow> {
  return store.lockClaim(tx, id)
}

/** Part of the decision's transaction: the claim's version rises, unless its text changed while the decision was checked. */
export async function recordVerification(tx: Transaction, claim: Pick<ClaimRow, 'id' | 'claimHash'>): Promise<void> {
  const touched = await store.touchClaim(tx, claim)
  if (!touched) throw new AppError('attestation-mismatch', 'The claim was changed in the meantime')
}
