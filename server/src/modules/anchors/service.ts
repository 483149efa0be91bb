import type { Address, Hex } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inOrderOfIds } from '../../db/lock-order.ts'
import { listClaimsOfDigests } from '../attestations/digests.ts'
import { keepClaims } from '../claims/lock-claims.ts'
import { appendHistory } from '../history/service.ts'
import * as store from './store.ts'

/** The verifier's daily budget pays for the anchor. */
export function queueAnchor(tx: Transaction, anchor: { digest: Hex; verifier: Address }): Promise<void> {
  return store.addAnchor(tx, anchor)
}

/** Adds the anchor to a claim's history when a digest appears on the chain or changes its block. */
export async function recordAnchored(
  ctx: Pick<Context, 'randomBytes'>,
  tx: Transaction,
  seen: readonly { digest: Hex; block: number }[],
): Promise<void> {
  if (seen.length === 0) return
  const recorded = await store.recordSightings(tx, seen)
  const attested = await listClaimsOfDigests(
    tx,
    recorded.map(({ digest }) => digest),
  )
  const kept = new Set(
    await keepClaims(
      tx,
      attested.map(({ claimId }) => claimId),
    ),
  )
  const blocks = new Map(recorded.map(({ digest, block }) => [digest, block]))
  for (const { claimId, digest } of inOrderOfIds(attested, (each) => each.claimId)) {
    const block = blocks.get(digest)
    if (block === undefined || !kept.has(claimId)) continue
    await appendHistory(ctx, tx, { claimId, kind: 'anchored', actor: null, detail: { digest, block } })
  }
}
