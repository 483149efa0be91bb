import { canonicalContent, hashHistoryContent, hashHistoryEntry } from '@did/credentials/attestation/claim-history'
import type { HistoryDetail, HistoryKind } from '@did/domain/claim/history'
import type { Address, Hex } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { notAllowed } from '../../refusals.ts'
import * as store from './store.ts'

type Happening = {
  claimId: number
  kind: HistoryKind
  /** The wallet that acted; null when no wallet acted. */
  actor: Address | null
  detail: HistoryDetail
}

/**
 * Adds an entry to a claim's history in the transaction that makes the entry true. Refuses when the
 * claim has been erased. The entry locks the history and keeps the claim, so it comes after the
 * locks of the changed rows and before `notifyUsers`, and entries of several claims come in the
 * order of the claims' ids.
 */
export async function appendHistory(
  { randomBytes }: Pick<Context, 'randomBytes'>,
  tx: Transaction,
  { claimId, kind, actor, detail }: Happening,
): Promise<void> {
  const head = await store.lockHead(tx, claimId)
  if (!head) throw notAllowed()
  const { lastSeq, lastHash: previousHash, now: at } = head
  const seq = lastSeq + 1
  const salt: Hex = `0x${Buffer.from(randomBytes(32)).toString('hex')}`
  const content = canonicalContent({ actor, detail })
  const contentHash = hashHistoryContent(salt, content)
  const hash = hashHistoryEntry({ claimId, seq, kind, at: at.toISOString(), previousHash, contentHash })
  await store.addEntry(tx, { claimId, seq, kind, at, previousHash, contentHash, hash, content, salt })
}
