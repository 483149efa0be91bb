import type { UpdateClaim } from '@did/domain/claim'
import type { DerivedFact } from '@did/domain/derived-fact'
import { listDerivedFacts } from '@did/domain/derived-facts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { ClaimRow } from '../../db/schema.ts'
import { assertIfMatch } from '../../http/if-match.ts'
import type { Session } from '../auth/session.ts'
import { touchDid } from '../dids/service.ts'
import { appendHistory } from '../history/service.ts'
import { assertWithinQuotas } from '../quotas/service.ts'
import { buildClaim, today } from './build-claim.ts'
import { assertOwnClaim } from './policy.ts'
import { addVersion, findClaim, getClaim, type PresentableClaim } from './service.ts'
import * as store from './store.ts'

type Edit = { claimId: number; input: UpdateClaim; ifMatch: string | undefined }
type LockedEdit = { session: Session; current: ClaimRow; input: UpdateClaim }

/**
 * A claim that no verifier was ever asked about is reworded in place, with new salts and hashes. Otherwise it keeps its text, which is
 * what the verifier decides or decided about, and the new wording becomes an unverified claim beside it that this verifier does not see.
 * Who may see a claim is no part of what is signed, so changing only that changes the claim itself.
 */
export async function updateClaim(
  ctx: Context,
  session: Session,
  { claimId, input, ifMatch }: Edit,
): Promise<PresentableClaim> {
  const claim = await findClaim(ctx, claimId)
  assertOwnClaim(session, claim)
  const id = await ctx.db.transaction(async (tx) => {
    await touchDid(tx, claim.claim.didId)
    const current = await store.lockClaim(tx, claim.claim.id)
    assertIfMatch(ifMatch, current.version)
    const edit = { session, current, input }
    if (hasSameText(current, input)) return changeVisibility(tx, edit)
    return (await store.wasAsked(tx, current.id)) ? addWording(ctx, tx, edit) : reword(ctx, tx, edit)
  })
  ctx.doorbell.ring()
  return getClaim(ctx, id)
}

function hasSameText(claim: ClaimRow, { type, title, description, issuer, derivedFacts }: UpdateClaim): boolean {
  const { type: wasType, title: wasTitle, description: wasDescription, issuer: wasIssuer } = claim
  if (!hasSameFacts(listDerivedFacts(claim.leaves), listDerivedFacts(derivedFacts))) return false
  return type === wasType && title === wasTitle && description === wasDescription && issuer === wasIssuer
}

function hasSameFacts(were: readonly DerivedFact[], are: readonly DerivedFact[]): boolean {
  return (
    were.length === are.length && were.every((fact, n) => fact.field === are[n]?.field && fact.value === are[n].value)
  )
}

async function changeVisibility(tx: Transaction, { session, current, input }: LockedEdit) {
  const { isPrivate, isSelective } = input
  if (isPrivate === current.isPrivate && isSelective === current.isSelective) return current.id
  const { id, version } = await store.saveClaim(tx, current.id, { isPrivate, isSelective })
  const detail = { visibility: isPrivate ? 'private' : isSelective ? 'selective' : 'public', version }
  await appendHistory(tx, { claimId: id, kind: 'edited', actor: session.address, detail })
  return id
}

async function reword(ctx: Context, tx: Transaction, { session, current, input }: LockedEdit) {
  const { didId, issueDate, previousClaimId } = current
  const wording = { ...buildClaim(ctx, { ...input, didId, issueDate }), previousClaimId }
  const claim = await store.saveClaim(tx, current.id, wording)
  await assertWithinQuotas(ctx, tx, session.address)
  const { type, title, issuer, claimHash, version } = claim
  const detail = { type, title, issuer, claimHash, version }
  await appendHistory(tx, { claimId: claim.id, kind: 'edited', actor: session.address, detail })
  return claim.id
}

async function addWording(ctx: Context, tx: Transaction, { session, current, input }: LockedEdit) {
  const { didId, id: previousClaimId } = current
  const wording = buildClaim(ctx, { ...input, didId, issueDate: today(ctx) })
  // A twin of this edit, sent with the same version, must not make a second claim.
  await store.saveClaim(tx, current.id, {})
  const { id } = await addVersion(ctx, tx, { ...wording, previousClaimId }, session.address)
  const detail = { nextClaimId: id }
  await appendHistory(tx, { claimId: previousClaimId, kind: 'edited', actor: session.address, detail })
  return id
}
