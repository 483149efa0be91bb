import { signedRecordsKept } from '@did/domain/attestation/limits'
import type { SignedRecordId, UserId } from '@did/domain/ids'
import type { Database, SqlRunner, Transaction } from '../../db/database.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { and, desc, eq, lt, sql } from '../../db/drizzle.ts'
import { revocations, signedRecords } from '../../db/schema/attestations.ts'
import type { Page } from '../../http/paging.ts'

export type SignedRecordRow = Awaited<ReturnType<typeof listRecords>>[number]

export function listRecords(db: Database, verifierId: UserId, { take, before }: Page) {
  return db
    .select({ record: signedRecords, withdrawnAt: revocations.revokedAt })
    .from(signedRecords)
    .leftJoin(revocations, eq(revocations.attestation, signedRecords.digest))
    .where(and(eq(signedRecords.verifierId, verifierId), lt(signedRecords.id, before as SignedRecordId)))
    .orderBy(desc(signedRecords.id))
    .limit(take)
}

export async function findVerifier(db: SqlRunner, id: number): Promise<UserId | null> {
  const { rows } = await db.execute<{ verifierId: UserId }>(sql`
    select verifier_id::float8 as "verifierId" from signed_records where id = ${id}`)
  return rows[0]?.verifierId ?? null
}

export async function deleteRecord(db: SqlRunner, id: number): Promise<void> {
  await db.execute(sql`delete from signed_records where id = ${id}`)
}

export async function deleteRecordsOf(tx: Transaction, verifierId: UserId): Promise<void> {
  await tx.execute(sql`delete from signed_records where verifier_id = ${verifierId}`)
}

export async function deleteOld(db: SqlRunner): Promise<void> {
  const oldest = sql`now() - make_interval(years => ${signedRecordsKept.years})`
  await deleteInBatches(db, signedRecords, lt(signedRecords.signedAt, oldest))
}

/**
 * Copies the text and the attestation of each approved request about these claims into a record. A
 * verifier that has closed its account gets no record: its emptied profile no longer has the
 * address that signed.
 */
export async function addRecords(tx: Transaction, claimIds: readonly number[]): Promise<UserId[]> {
  const { rows } = await tx.execute<{ verifierId: UserId }>(sql`
    insert into signed_records (verifier_id, request_id, leaves, digest, primary_type, message, signature, bytes,
      requested_at, signed_at)
    select a.verifier_id, a.request_id, text.leaves, a.digest, a.primary_type, a.message, a.signature,
      octet_length(text.leaves::text) + octet_length(a.message::text) + octet_length(a.signature),
      r.created_at, a.created_at
    from attestations a
    join verification_requests r on r.id = a.request_id
    join users u on u.id = a.verifier_id and u.wallet_address = lower(a.message->>'verifier')
    join claims c on c.id = a.claim_id
    cross join lateral (
      select case when c.claim_hash = a.claim_hash then c.leaves else '[]'::jsonb end as leaves
    ) text
    where a.claim_id = any(${sql.param([...claimIds])}::bigint[])
    order by a.id
    returning verifier_id::float8 as "verifierId"`)
  return [...new Set(rows.map(({ verifierId }) => verifierId))]
}

/** Deletes a verifier's oldest records beyond its limits. */
export async function deleteBeyondBounds(tx: Transaction, verifierIds: readonly UserId[]): Promise<void> {
  await tx.execute(sql`
    delete from signed_records using (
      select id, row_number() over newest as place, sum(bytes) over newest as bytes from signed_records
      where verifier_id = any(${sql.param([...verifierIds])}::bigint[])
      window newest as (partition by verifier_id order by id desc)
    ) kept
    where signed_records.id = kept.id and (kept.place > ${signedRecordsKept.rows} or kept.bytes > ${signedRecordsKept.bytes})`)
}
