import type { ClaimId, RequestId, UserId } from '@did/domain/ids'
import { type Database, preparedOnce, type Transaction } from '../../db/database.ts'
import { and, desc, eq, lt, sql } from '../../db/drizzle.ts'
import { attestationDrafts, attestations } from '../../db/schema/attestations.ts'
import type { Page } from '../../http/paging.ts'

export type Draft = typeof attestationDrafts.$inferSelect
export type AttestationRow = typeof attestations.$inferSelect
export type NewAttestation = Omit<AttestationRow, 'id' | 'createdAt' | 'revokedAt'>

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

/** The draft keeps its place in the status list. */
export async function changeDraft(
  tx: Transaction,
  draft: Draft,
  change: Pick<Draft, 'level' | 'validFrom' | 'validUntil' | 'commitment'>,
) {
  await tx.update(attestationDrafts).set(change).where(eq(attestationDrafts.requestId, draft.requestId))
  return { ...draft, ...change }
}

/** A revoked or expired attestation counts, too. */
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

export function listAttestationsOfClaims(db: Database, claimIds: readonly ClaimId[]): Promise<AttestationRow[]> {
  const isOfClaims = sql`${attestations.claimId} = any(${sql.param([...claimIds])}::bigint[])`
  return db.select().from(attestations).where(isOfClaims).orderBy(desc(attestations.id))
}

export function listAttestationsOfVerifier(
  db: Database,
  verifierId: UserId,
  { take, before }: Page,
): Promise<AttestationRow[]> {
  const isBefore = and(eq(attestations.verifierId, verifierId), lt(attestations.id, before))
  return db.select().from(attestations).where(isBefore).orderBy(desc(attestations.id)).limit(take)
}

export function listDrafts(db: Database, requestIds: readonly number[]): Promise<Draft[]> {
  return db
    .select()
    .from(attestationDrafts)
    .where(sql`${attestationDrafts.requestId} = any(${sql.param([...requestIds])}::bigint[])`)
    .orderBy(desc(attestationDrafts.requestId))
}
