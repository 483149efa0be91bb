import { isDeepStrictEqual } from 'node:util'
import { listDerivedFacts } from '@did/domain/claim/age-facts'
import type { ClaimField, StoredLeaf } from '@did/domain/claim/claim'
import { holderNameOf, listClaimFields } from '@did/domain/claim/claim-fields'
import type { UpdateClaim } from '@did/domain/claim/claim-form'
import { toLine } from '@did/domain/text'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { lockInOrder } from '../../db/lock-order.ts'
import type { ClaimRow } from '../../db/schema/claims.ts'
import { assertIfMatch } from '../../http/if-match.ts'
import type { Session } from '../auth/session.ts'
import { touchDid } from '../dids/service.ts'
import { appendHistory } from '../history/service.ts'
import { assertWithinQuotas } from '../quotas/service.ts'
import { wasAsked } from '../verification-requests/was-asked.ts'
import { assertNames, buildClaim, chooseIssueDate } from './build-claim.ts'
import { lockClaim } from './lock-claims.ts'
import { assertOwnClaim } from './policy.ts'
import { describeFields, findClaim, getClaim, type PresentableClaim, recordVersion } from './service.ts'
import * as store from './store.ts'

type Edit = { claimId: number; input: UpdateClaim; ifMatch: string | undefined }
type LockedEdit = { session: Session; current: ClaimRow; input: UpdateClaim }

/**
 * A claim is reworded in place, with new salts and hashes, if no verifier was ever asked about it.
 * Otherwise the old text stays for the verifiers that decide about it, and the new text becomes a
 * new, unverified claim that these verifiers do not see. Attestations do not cover who may see a
 * claim or which fields a share opens, so such a change is made in place.
 */
export async function updateClaim(
  ctx: Context,
  session: Session,
  { claimId, input, ifMatch }: Edit,
): Promise<PresentableClaim> {
  const claim = await findClaim(ctx, claimId)
  assertOwnClaim(session, claim)
  const id = await ctx.db.transaction(async (tx) => {
    const { claims: current } = await lockInOrder({
      dids: () => touchDid(tx, claim.claim.didId),
      claims: () => lockClaim(tx, claim.claim.id),
    })
    assertIfMatch(ifMatch, current.version)
    assertNames(input.fields, listClaimFields(current.leaves))
    const edit = { session, current, input: { ...keepFields(current), ...input } }
    if (hasSameText(current, edit.input)) return changeVisibility(ctx, tx, edit)
    return (await wasAsked(tx, current.id)) ? addWording(ctx, tx, edit) : reword(ctx, tx, edit)
  })
  ctx.doorbell.ring()
  return getClaim(ctx, id)
}

/** An edit that sends neither the holder's name nor the fields keeps those of the stored claim. */
function keepFields({ leaves }: ClaimRow): Pick<UpdateClaim, 'holderName' | 'fields'> {
  const holderName = holderNameOf(leaves)
  return { ...(holderName !== null && { holderName }), fields: listClaimFields(leaves) }
}

function hasSameText(claim: ClaimRow, input: UpdateClaim): boolean {
  // Each text is compared as one line, because an older title may have several lines, which the
  // page's form joins.
  const isSame = (['type', 'title', 'issuer'] as const).every((name) => toLine(claim[name]) === input[name])
  return (
    isSame &&
    claim.description === input.description &&
    (input.issueDate ?? claim.issueDate) === claim.issueDate &&
    isDeepStrictEqual(listDerivedFacts(claim.leaves), listDerivedFacts(input.derivedFacts)) &&
    // An old claim may name no holder. The page's form then sends an empty name.
    (holderNameOf(claim.leaves) ?? '') === (input.holderName ?? '') &&
    isDeepStrictEqual(listClaimFields(claim.leaves).map(withoutWish), input.fields?.map(withoutWish))
  )
}

/**
 * No signature covers the choice of fields that a share opens, so it does not belong to the text.
 */
function withoutWish({ isOpenByDefault: _, ...signed }: ClaimField) {
  return signed
}

async function changeVisibility(ctx: Context, tx: Transaction, { session, current, input }: LockedEdit) {
  const { isPrivate, isSelective } = input
  const leaves = takeWishes(current.leaves, input.fields)
  const isSameFields = isDeepStrictEqual(leaves, current.leaves)
  if (isPrivate === current.isPrivate && isSelective === current.isSelective && isSameFields) return current.id
  const { id, version } = await store.saveClaim(tx, current.id, { isPrivate, isSelective, leaves })
  const detail = { visibility: isPrivate ? 'private' : isSelective ? 'selective' : 'public', version }
  await appendHistory(ctx, tx, { claimId: id, kind: 'edited', actor: session.address, detail })
  return id
}

/** Changes which fields a share opens. The salts stay, so that the claim's hash stays. */
function takeWishes(leaves: readonly StoredLeaf[], fields: readonly ClaimField[] = []): StoredLeaf[] {
  const wished = new Map(fields.map(({ field, isOpenByDefault }) => [field, isOpenByDefault]))
  return leaves.map((leaf) =>
    'label' in leaf ? { ...leaf, isOpenByDefault: wished.get(leaf.field) ?? leaf.isOpenByDefault } : leaf,
  )
}

async function reword(ctx: Context, tx: Transaction, { session, current, input }: LockedEdit) {
  const { didId, previousClaimId, templateLevel } = current
  const issueDate = chooseIssueDate(ctx, input.issueDate ?? current.issueDate)
  const wording = { ...buildClaim(ctx, { ...input, didId, issueDate }), previousClaimId, templateLevel }
  const claim = await store.saveClaim(tx, current.id, wording)
  await assertWithinQuotas(ctx, tx, session.address)
  const { type, title, issuer, claimHash, version } = claim
  const detail = { type, title, issuer, claimHash, version, ...describeFields(claim) }
  await appendHistory(ctx, tx, { claimId: claim.id, kind: 'edited', actor: session.address, detail })
  return claim.id
}

async function addWording(ctx: Context, tx: Transaction, { session, current, input }: LockedEdit) {
  const { didId, id: previousClaimId, templateLevel } = current
  const wording = buildClaim(ctx, { ...input, didId, issueDate: chooseIssueDate(ctx, input.issueDate) })
  // Raising the old claim's version keeps a repeated edit (`If-Match`) from adding a second new
  // claim.
  await store.saveClaim(tx, current.id, {})
  const added = await store.addClaim(tx, { ...wording, previousClaimId, templateLevel })
  await recordVersion(ctx, tx, added, session.address)
  const detail = { nextClaimId: added.id }
  await appendHistory(ctx, tx, { claimId: previousClaimId, kind: 'edited', actor: session.address, detail })
  return added.id
}
