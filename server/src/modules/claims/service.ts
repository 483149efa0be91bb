import { listClaimFields } from '@did/domain/claim/claim-fields'
import type { CreateClaim } from '@did/domain/claim/claim-form'
import type { Address } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { ClaimRow } from '../../db/schema/claims.ts'
import { together } from '../../db/together.ts'
import type { Page } from '../../http/paging.ts'
import { notAllowed, notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { assertMayChangeDid } from '../dids/policy.ts'
import { findDid, touchDid } from '../dids/service.ts'
import { beginHistory } from '../history/service.ts'
import { assertWithinQuotas } from '../quotas/service.ts'
import { assertFitsTemplate, countUse } from '../templates/service.ts'
import { findEntitled } from '../users/policy.ts'
import { wasAskedAboutDid } from '../verification-requests/was-asked.ts'
import { assertNames, buildClaim, chooseIssueDate } from './build-claim.ts'
import * as store from './store.ts'

export type { PresentableClaim } from './store.ts'

/** A new claim is unverified, because only a verifier's signature verifies a claim. */
export async function createClaim(ctx: Context, session: Session, input: CreateClaim): Promise<store.PresentableClaim> {
  return ctx.db.transaction(async (tx) => {
    const did = await findDid({ db: tx }, input.didId)
    assertMayChangeDid(session, did)
    assertNames(input.fields)
    const { templateId } = input
    const templateLevel = templateId === undefined ? null : await assertFitsTemplate(ctx, tx, templateId, input)
    const claim = {
      ...buildClaim(ctx, { ...input, issueDate: chooseIssueDate(ctx, input.issueDate) }),
      previousClaimId: null,
      templateLevel,
    }
    const [, added] = await together(touchDid(tx, did.id), store.addClaim(tx, claim))
    await recordVersion(ctx, tx, added, session.address)
    // The template's use is counted last, because counting locks the template until the commit, and
    // many owners may use one template.
    if (templateId !== undefined) await countUse(tx, session, templateId)
    const { owner, tokenId } = did
    return { ...unverified, claim: added, owner, tokenId, chainRecord: added.chainRecord }
  })
}

/** Nobody has asked a verifier about a claim that was added just now. */
const unverified = {
  latestAttestationId: null,
  attestationId: null,
  level: null,
  standing: 'none',
  validUntil: null,
  verifiedBy: null,
  asked: [],
} satisfies Partial<store.PresentableClaim>

export async function recordVersion(ctx: Context, tx: Transaction, added: ClaimRow, actor: Address): Promise<void> {
  const { id: claimId, type, title, issuer, claimHash, previousClaimId, version, createdAt } = added
  const text = { type, title, issuer, claimHash, version, ...describeFields(added) }
  const detail = { ...text, ...(previousClaimId !== null && { previousClaimId }) }
  await together(
    assertWithinQuotas(ctx, tx, actor, 'claims'),
    beginHistory(ctx, tx, { claimId, kind: 'created', actor, detail, createdAt }),
  )
}

/** The history contains the labels of a text's fields, but no values. */
export function describeFields({ leaves }: Pick<ClaimRow, 'leaves'>): { fields?: string } {
  const labels = listClaimFields(leaves).map(({ label }) => label)
  return labels.length > 0 ? { fields: labels.join(', ') } : {}
}

/**
 * The DID's owner gets all claims of a DID, and a verifier gets those that the owner asked the
 * verifier about.
 */
export async function listClaimsOfDid(
  ctx: Context,
  session: Session,
  didId: number,
  page: Page,
): Promise<store.PresentableClaim[]> {
  const own = await store.listClaimsOfOwnDid(ctx.db, { didId, owner: session.address }, page)
  // If the owner's page of the list is empty, the DID is looked up, because an empty page does not
  // show whether the caller owns the DID.
  if (own.length > 0 || (await findDid(ctx, didId))?.owner === session.address) return own
  const verifier = findEntitled(session)
  if (!verifier || !(await wasAskedAboutDid(ctx.db, didId, verifier.id))) throw notFound()
  return store.listClaimsAskedOf(ctx.db, { didId, verifierId: verifier.id }, page)
}

export function listClaimsOfOwner({ db }: Context, owner: Address, page: Page): Promise<store.PresentableClaim[]> {
  return store.listClaimsOfOwner(db, owner, page)
}

export function isVouchedFor(tx: Transaction, owner: Address): Promise<boolean> {
  return store.isVouchedFor(tx, owner)
}

export function findLevel(tx: Transaction, id: number) {
  return store.findLevel(tx, id)
}

export function findClaim({ db }: Context, id: number): Promise<store.PresentableClaim | null> {
  return store.findClaim(db, id)
}

/** Refuses if the claim was erased meanwhile. */
export async function getClaim(ctx: Context, id: number): Promise<store.PresentableClaim> {
  const claim = await findClaim(ctx, id)
  if (!claim) throw notAllowed()
  return claim
}
