import type { ClaimId, RequestId, UserId } from '@did/domain/ids'
import { type Database, preparedOnce, type Transaction } from '../../db/database.ts'
import { and, asc, eq, lt, sql } from '../../db/drizzle.ts'
import { attestationDrafts, attestations, statusLists, statusPlaces } from '../../db/schema.ts'

export type Draft = typeof attestationDrafts.$inferSelect
export type AttestationRow = typeof attestations.$inferSelect
export type NewAttestation = Omit<AttestationRow, 'id' | 'createdAt' | 'revokedAt'>

/** Places in one status list (the size Bitstring Status List asks for at least). */
const listSize = 131_072
const fullAt = (listSize * 3) / 4

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
  change: Pick<Draft, 'level' | 'validFrom' | 'validUntil' | 'commitment'>,
) {
  await tx.update(attestationDrafts).set(change).where(eq(attestationDrafts.requestId, draft.requestId))
  return { ...draft, ...change }
}

/**
 * A free place of the verifier's list, chosen at random: which place a credential has says nothing about its age or its
 * neighbours. Never given twice. A list that is three quarters full is followed by a new one, so a free place is found soon.
 */
export async function takeStatusIndex(
  tx: Transaction,
  verifierId: UserId,
  randomBytes: (length: number) => Uint8Array,
): Promise<{ list: number; index: number }> {
  const list = await openStatusList(tx, verifierId)
  for (;;) {
    const index = Buffer.from(randomBytes(4)).readUInt32BE() % listSize
    const place = { statusList: list, statusIndex: index }
    const { rowCount } = await tx.insert(statusPlaces).values(place).onConflictDoNothing()
    if (rowCount) return { list, index }
  }
}

/** The list that has room for one more, counted for it. */
async function openStatusList(tx: Transaction, verifierId: UserId): Promise<number> {
  // The first list of a verifier must not be made twice, and there is no row yet that could be locked.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`status lists of ${verifierId}`}, 0))`)
  const [open] = await tx
    .select()
    .from(statusLists)
    .where(and(eq(statusLists.verifierId, verifierId), lt(statusLists.taken, fullAt)))
    .orderBy(asc(statusLists.id))
    .limit(1)
  const [list] = open ? [open] : await tx.insert(statusLists).values({ verifierId }).returning()
  if (!list) throw new Error('The status list was not stored')
  await tx
    .update(statusLists)
    .set({ taken: list.taken + 1 })
    .where(eq(statusLists.id, list.id))
  return list.id
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
