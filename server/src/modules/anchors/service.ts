import type { Hex } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { appendHistory } from '../history/service.ts'
import * as store from './store.ts'

/** Part of the transaction that stores an attestation: from now on its digest waits for the chain. */
export function queueAnchor(tx: Transaction, digest: Hex): Promise<void> {
  return store.addAnchor(tx, digest)
}

/** Part of the index's transaction: the claims whose attestation the chain shows for the first time, or in another block, learn of it. */
export async function recordAnchored(tx: Transaction, seen: readonly { digest: Hex; block: number }[]): Promise<void> {
  if (seen.length === 0) return
  for (const { claimId, digest, block } of await store.recordSightings(tx, seen))
    await appendHistory(tx, { claimId, kind: 'anchored', actor: null, detail: { digest, block } })
}
