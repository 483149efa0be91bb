import { randomBytes } from 'node:crypto'
import { canonicalContent, hashHistoryContent, hashHistoryEntry } from '@did/credentials/claim-history'
import type { Address, Hex } from '@did/domain/hex'
import type { HistoryDetail, HistoryKind } from '@did/domain/history'
import type { Transaction } from '../../db/database.ts'
import { notAllowed } from '../../refusals.ts'
import * as store from './store.ts'

type Happening = {
  claimId: number
  kind: HistoryKind
  /** The wallet that acted; null where nobody in particular did. */
  actor: Address | null
  detail: HistoryDetail
}

/**
 * Adds one entry to a claim's history, as part of the transaction that makes it true; refuses when the claim was erased since it
 * was looked at. It locks that history until the end of the transaction, and keeps the claim from being erased meanwhile.
 * To keep two transactions from locking each other out: call it after locking the rows that are changed and before telling anybody
 * (events), and of several claims in the order of their ids.
 */
export async function appendHistory(tx: Transaction, { claimId, kind, actor, detail }: Happening): Promise<void> {
  const head = await store.lockHead(tx, claimId)
  if (!head) throw notAllowed()
  const { lastSeq, lastHash: previousHash, now: at } = head
  const seq = lastSeq + 1
  const salt: Hex = `0x${randomBytes(32).toString('hex')}`
  const content = canonicalContent({ actor, detail })
  const contentHash = hashHistoryContent(salt, content)
  const hash = hashHistoryEntry({ claimId, seq, kind, at: at.toISOString(), previousHash, contentHash })
  await store.addEntry(tx, { claimId, seq, kind, at, previousHash, contentHash, hash, content, salt })
}
