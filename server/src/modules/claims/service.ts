import { listClaimFields } from '@did/domain/claim/claim-fields'
import type { CreateClaim } from '@did/domain/claim/claim-form'
import type { Address } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { ClaimRow } from '../../db/schema/claims.ts'
import type { Page } from '../../http/paging.ts'
import { notAllowed, notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { assertMayChangeDid } from '../dids/policy.ts'
import { findDid, touchDid } from '../dids/service.ts'
import { appendHistory } from '../history/service.ts'
import { assertWithinQuotas } from '../quotas/service.ts'
import { countUse } from '../templates/service.ts'
import { wasAskedAboutDid } from '../verification-requests/was-asked.ts'
import { buildClaim, today } from './build-claim.ts'
import * as store from './store.ts'

export type { PresentableClaim } from './store.ts'

/** A new claim is unverified, because verification is a verifier's signature. */
export async function createClaim(ctx: Context, session: Session, input: CreateClaim): Promise<store.PresentableClaim> {
  const did = await findDid(ctx, input.didId)
  assertMayChangeDid(session, did)
  const claim = { ...buildClaim(ctx, { ...input, issueDate: today(ctx) }), previousClaimId: null }
  const { id } = await ctx.db.transaction(async (tx) => {
    await touchDid(tx, did.id)
    const added = await addVersion(ctx, tx, claim, session.address)
    // Count the use last: it locks the template until the commit, and many owners may use one.
    if (input.templateId !== undefined) await countUse(tx, session, input.templateId)
    return added
  })
  return getClaim(ctx, id)
}

/** Adds a claim, or the new wording of a claim. The caller has locked the claim's DID. */
export async function addVersion(
  ctx: Context,
  tx: Transaction,
  claim: store.NewClaim,
  actor: Address,
): Promise<ClaimRow> {
  const added = await store.addClaim(tx, claim)
  await assertWithinQuotas(ctx, tx, actor, 'claims')
  const { id: claimId, type, title, issuer, claimHash, previousClaimId, version } = added
  const text = { type, title, issuer, claimHash, version, ...describeFields(added) }
  const detail = { ...text, ...(previousClaimId !== null && { previousClaimId }) }
  await appendHistory(ctx, tx, { claimId, kind: 'created', actor, detail })
  return added
}

/** The history names the fields of a text by label, and keeps their values out. */
export function describeFields({ leaves }: Pick<ClaimRow, 'leaves'>): { fields?: string } {
  const labels = listClaimFields(leaves).map(({ label }) => label)
  return labels.length > 0 ? { fields: labels.join(', ') } : {}
}

/** Lists all claims of a DID for its owner, and for a verifier those that it was asked about. */
export async function listClaimsOfDid(
  ctx: Context,
  { address, user }: Session,
  didId: number,
  page: Page,
): Promise<store.PresentableClaim[]> {
  const did = await findDid(ctx, didId)
  if (did?.owner === address) return store.listClaimsOfDid(ctx.db, didId, page)
  if (!user || !(await wasAskedAboutDid(ctx.db, didId, user.id))) throw notFound()
  return store.listClaimsAskedOf(ctx.db, { didId, verifierId: user.id }, page)
}

export function listClaimsOfOwner({ db }: Context, owner: Address, page: Page): Promise<store.PresentableClaim[]> {
  return store.listClaimsOfOwner(db, owner, page)
}

export function findLevel(tx: Transaction, id: number) {
  return store.findLevel(tx, id)
}

export function findClaim({ db }: Context, id: number): Promise<store.PresentableClaim | null> {
  return store.findClaim(db, id)
}

/** Returns a claim that an API call has changed. Refuses if the claim was erased meanwhile. */
export async function getClaim(ctx: Context, id: number): Promise<store.PresentableClaim> {
  const claim = await findClaim(ctx, id)
  if (!claim) throw notAllowed()
  return claim
}
