import { holderNameOf, listClaimFields, listOpenByDefault } from '@did/domain/claim/claim-fields'
import type { ShareId } from '@did/domain/ids'
import type { CreateShare } from '@did/domain/share/create-share'
import { maximumOfferedShares } from '@did/domain/share/limits'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { ClaimRow } from '../../db/schema/claims.ts'
import type { Session } from '../auth/session.ts'
import { lockClaim } from '../claims/lock-claims.ts'
import { wasReworded } from '../claims/policy.ts'
import type { PresentableClaim } from '../claims/service.ts'
import { assertWithinQuotas } from '../quotas/service.ts'
import { appendShared, waitsForHandingOut } from './hand-out.ts'
import { assertMayShare } from './policy.ts'
import * as store from './store.ts'

export type Asked = { session: Session; claim: PresentableClaim; input: CreateShare; collectionId?: ShareId }

/** Returns false if another share has this id, or if an equal default share exists. */
export function addShare(ctx: Context, asked: Asked, id: ShareId): Promise<boolean> {
  return ctx.db.transaction((tx) => insertShare(ctx, tx, asked, id))
}

/**
 * Locks the share's claim in the caller's transaction. Returns what `addShare` returns. Throws if
 * the claim's text has changed since the caller read it, or if the claim may not be shared any
 * more.
 */
export async function insertShare(ctx: Context, tx: Transaction, asked: Asked, id: ShareId): Promise<boolean> {
  const { session, claim, input, collectionId = null } = asked
  const scope = describeScope(asked)
  const { kind, expiresAt, maxViews = null, ciphertext = null, tokenHash = null, label = null, form = 'long' } = input
  const { isOffered = false } = input
  const end = expiresAt === undefined ? null : new Date(expiresAt)
  const current = await lockClaim(tx, scope.claimId)
  assertMayShare({ claim: current }, input, ctx.now())
  if (current.claimHash !== scope.claimHash) throw wasReworded()
  const sealed = { maxViews, ciphertext, tokenHash, form, collectionId, isOffered }
  const share = { ...scope, ...sealed, id, owner: claim.owner, kind, expiresAt: end, label }
  if (!(await store.addShare(tx, share))) return false
  if (isOffered) await store.dropOldOffers(tx, { claimId: scope.claimId, kept: maximumOfferedShares })
  await assertWithinQuotas(ctx, tx, claim.owner, 'shares')
  if (!waitsForHandingOut(share)) await appendShared(ctx, tx, { share, actor: session.address })
  return true
}

/**
 * A share contains a claim's confirmation even if the verifier has withdrawn it or it has ended. A
 * checker then reads what became of the confirmation, and not that nobody confirmed the claim.
 */
export function describeScope({ claim: { claim, latestAttestationId }, input }: Asked): store.DefaultScope {
  const fields = input.fields ?? listDefaultFields(claim)
  return {
    claimId: claim.id,
    attestationId: latestAttestationId,
    claimHash: claim.claimHash,
    fields: fields.toSorted(),
  }
}

function listDefaultFields({ leaves, isSelective }: ClaimRow): string[] {
  return listOpenByDefault({ holderName: holderNameOf(leaves), fields: listClaimFields(leaves), isSelective })
}
