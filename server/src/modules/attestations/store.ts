import type { ClaimId, RequestId, UserId } from '@did/domain/ids'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { type Database, preparedOnce, type Transaction } from '../../db/database.ts'
import { attestationDrafts, attestations, statusLists } from '../../db/schema.ts'

export type Draft = typeof attestationDrafts.$inferSelect
export type AttestationRow = typeof attestations.$inferSelect
export type NewAttestation = Omit<AttestationRow, 'id' | 'createdAt' | 'revokedAt'>

/** Places in one status list (the size Bitstring Status List asks for at least). */
const listSize = 131_072

const statements = preparedOnce((db) => ({
  draft: db
    .select()
    .from(attestationDrafts)
    .where(eq(attestationDrafts.requestId, sql.placeholder('requestId')))
    .prepare('attestation_draft'),
  byId: db
    .select()
    .from(attestations)
    .where(eq(attestations.id, sql.placeholder('id')))
    .prepare('attestation_by_id'),
}))

export async function findDraft(db: Database, requestId: RequestId): Promise<Draft | null> {
  const [row] = await statements(db).draft.execute({ requestId })
  return row ?? null
}

export async function findDraftLocked(tx: Transaction, requestId: RequestId): Promise<Draft | null> {
  const [row] = await tx
    .select()
    .from(attestationDrafts)
    .where(eq(attestationDrafts.requestId, requestId))
    .for('update')
  return row ?? null
}

export async function addDraft(tx: Transaction, draft: Draft): Promise<Draft> {
  await tx.insert(attestationDrafts).values(draft)
  return draft
}

/** Another level or end is another statement; the place in the status list stays. */
export async function changeDraft(
  tx: Transaction,
  draft: Draft,
  change: Pick<Draft, 'level' | 'validFrom' | 'validUntil'>,
) {
  await tx.update(attestationDrafts).set(change).where(eq(attestationDrafts.requestId, draft.requestId))
  return { ...draft, ...change }
}

/** The next free place of the verifier, never given twice; a full list is followed by a new one. */
export async function takeStatusIndex(tx: Transaction, verifierId: UserId): Promise<{ list: number; index: number }> {
  // The first list of a verifier must not be made twice, and there is no row yet that could be locked.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`status lists of ${verifierId}`}, 0))`)
  const [open] = await tx
    .select()
    .from(statusLists)
    .where(and(eq(statusLists.verifierId, verifierId), lt(statusLists.nextIndex, listSize)))
    .orderBy(asc(statusLists.id))
    .limit(1)
  const [list] = open ? [open] : await tx.insert(statusLists).values({ verifierId }).returning()
  if (!list) throw new Error('The status list was not stored')
  await tx
    .update(statusLists)
    .set({ nextIndex: list.nextIndex + 1 })
    .where(eq(statusLists.id, list.id))
  return { list: list.id, index: list.nextIndex }
}

/** Whether the claim was signed before, whatever became of that. */
export async function hasAttestation(tx: Transaction, claimId: ClaimId): Promise<boolean> {
  const [row] = await tx
    .select({ id: attestations.id })
    .from(attestations)
    .where(eq(attestations.claimId, claimId))
    .limit(1)
  return row !== undefined
}

export async function addAttestation(tx: Transaction, attestation: NewAttestation): Promise<void> {
  await tx.insert(attestations).values(attestation)
}

export async function findAttestation(db: Database, id: number): Promise<AttestationRow | null> {
  const [row] = await statements(db).byId.execute({ id })
  return row ?? null
}
