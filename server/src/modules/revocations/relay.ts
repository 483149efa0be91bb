import type { Address, Hex } from '@did/domain/hex'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

// Which revocations the service's account has to bring to the chain.

/** A pool, a transaction, or the connection of a leader. */
export type Runner = Pick<Database, 'execute'>
export type ToRelay = { attestation: Hex; verifier: Address; reason: Hex; signature: Hex }

/** Signed, in no transaction of ours, and not on the chain by another's. */
const isWaiting = sql`revocations.signature is not null and revocations.transaction_id is null
  and not exists (select 1 from chain_events e where e.kind = 'attestation-revoked'
    and e.hash = revocations.attestation and e.address = revocations.verifier)`

export async function findToRelay(db: Runner): Promise<ToRelay | null> {
  const { rows } = await db.execute<ToRelay>(sql`
    select attestation, verifier, reason, signature from revocations
    where ${isWaiting} and (retry_at is null or retry_at <= now()) order by revoked_at, attestation limit 1`)
  return rows[0] ?? null
}

export async function countUnrecorded(db: Runner): Promise<{ count: number; oldestAgeSeconds: number }> {
  // Two searches by index: what is done is by far the most.
  const { rows } = await db.execute<{ count: string; age: string | null }>(sql`
    select count(*) as count, extract(epoch from now() - min(revoked_at)) as age from (
      select revoked_at from revocations where ${isWaiting}
      union all
      select revocations.revoked_at from chain_transactions sent
      join revocations on revocations.transaction_id = sent.id
      where sent.status = 'open' and not exists (select 1 from chain_events e where e.kind = 'attestation-revoked'
        and e.hash = revocations.attestation and e.address = revocations.verifier)
    ) as pending`)
  return { count: Number(rows[0]?.count ?? 0), oldestAgeSeconds: Number(rows[0]?.age ?? 0) }
}

export async function assignRelay(db: Runner, attestation: Hex, transactionId: number): Promise<void> {
  await db.execute(sql`
    update revocations set transaction_id = ${transactionId} where attestation = ${attestation} and transaction_id is null`)
}

export async function releaseRelay(db: Runner, transactionId: number, retryInSeconds = 0): Promise<void> {
  await db.execute(sql`
    update revocations set transaction_id = null, retry_at = now() + make_interval(secs => ${retryInSeconds})
    where transaction_id = ${transactionId}`)
}

export async function postponeRelay(db: Runner, attestation: Hex, retryInSeconds: number): Promise<void> {
  await db.execute(sql`
    update revocations set retry_at = now() + make_interval(secs => ${retryInSeconds}) where attestation = ${attestation}`)
}
