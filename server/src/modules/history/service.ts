import {
  canonicalContent,
  hashHistoryContent,
  hashHistoryEntry,
  historyStart,
} from '@did/credentials/attestation/claim-history'
import type { HistoryDetail, HistoryKind } from '@did/domain/claim/history'
import { maximumHistory } from '@did/domain/claim/limits'
import { AppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { notAllowed } from '../../refusals.ts'
import * as store from './store.ts'

type Happening = {
  claimId: number
  kind: HistoryKind
  /** The value is null if no wallet acted. */
  actor: Address | null
  detail: HistoryDetail
}

/**
 * People can add entries of these kinds without limit, so they are refused when a claim's history
 * is full. Decisions, signatures and withdrawals are always written.
 */
const refusedWhenFull: readonly HistoryKind[] = ['edited', 'shared', 'requested', 'questioned', 'answered']

type Randomness = Pick<Context, 'randomBytes'>

/**
 * Adds an entry in the transaction that makes the entry true. Refuses if the claim has been erased.
 * This function locks the history and keeps the claim from being erased. So callers use it after
 * they have locked the changed rows and before `notifyUsers`, and add entries of several claims in
 * the order of the claims' ids.
 */
export async function appendHistory(ctx: Randomness, tx: Transaction, happening: Happening): Promise<void> {
  const head = await store.lockHead(tx, happening.claimId)
  if (!head) throw notAllowed()
  if (head.lastSeq >= maximumHistory.entries) {
    if (happening.kind === 'viewed') return
    if (refusedWhenFull.includes(happening.kind))
      throw new AppError('storage-full', 'The history of this claim has as many entries as it may')
  }
  await store.addEntry(tx, buildEntry(ctx, head, happening))
}

/**
 * Two statements add the entries, however many claims there are. Each claim may have only one of
 * the entries.
 */
export async function appendDecisions(
  ctx: Randomness,
  tx: Transaction,
  decisions: readonly (Happening & { kind: 'decided' })[],
): Promise<void> {
  if (decisions.length === 0) return
  const heads = await store.lockHeads(
    tx,
    decisions.map(({ claimId }) => claimId),
  )
  const entries = decisions.map((decision) => {
    const head = heads.get(decision.claimId)
    if (!head) throw notAllowed()
    return buildEntry(ctx, head, decision)
  })
  await store.addEntries(tx, entries)
}

/**
 * Nothing needs a lock, because no other transaction sees the new claim yet. Sends one statement
 * before it returns.
 */
export async function beginHistory(
  ctx: Randomness,
  tx: Transaction,
  { createdAt, ...happening }: Happening & { createdAt: Date },
): Promise<void> {
  await store.addEntry(tx, buildEntry(ctx, { lastSeq: 0, lastHash: historyStart, now: createdAt }, happening))
}

function buildEntry(
  { randomBytes }: Randomness,
  head: store.Head,
  { claimId, kind, actor, detail }: Happening,
): store.NewEntry {
  const { lastSeq, lastHash: previousHash, now: at } = head
  const seq = lastSeq + 1
  const salt: Hex = `0x${Buffer.from(randomBytes(32)).toString('hex')}`
  const content = canonicalContent({ actor, detail })
  const contentHash = hashHistoryContent(salt, content)
  const hash = hashHistoryEntry({ claimId, seq, kind, at: at.toISOString(), previousHash, contentHash })
  return { claimId, seq, kind, at, previousHash, contentHash, hash, content, salt }
}
