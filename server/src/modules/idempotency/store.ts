import { idempotencyKeyLifetimeMs, maximumKeptAnswers } from '@did/domain/call-limits'
import type { Address } from '@did/domain/hex'
import type { Database, Queryable, Transaction } from '../../db/database.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { and, eq, gt, lt, sql } from '../../db/drizzle.ts'
import { idempotencyKeys } from '../../db/schema/accounts.ts'

export type KeyOfCall = { address: Address; route: string; key: string }
type FirstAnswer = { status: number; body: unknown }

const oldest = sql`now() - ${`${idempotencyKeyLifetimeMs} milliseconds`}::interval`
const isOf = ({ address, route, key }: KeyOfCall) =>
  and(eq(idempotencyKeys.address, address), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key))

export async function findFirstAnswer(db: Queryable, call: KeyOfCall) {
  const [row] = await db
    .select({ bodyHash: idempotencyKeys.bodyHash, body: idempotencyKeys.body })
    .from(idempotencyKeys)
    .where(and(isOf(call), gt(idempotencyKeys.createdAt, oldest)))
  return row ?? null
}

/**
 * Claims a key for one call until its transaction ends, on all nodes. A second call with the key
 * waits, and gets false if a first answer is stored, or if the account has too many keys. An
 * expired answer is replaced.
 */
export async function claimKey(tx: Transaction, claim: KeyOfCall & { bodyHash: string }): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName(claim.address)}, 0))`)
  const { address, route, key, bodyHash } = claim
  const { rowCount } = await tx.execute(sql`
    insert into idempotency_keys as kept (address, route, key, body_hash)
    select ${address}, ${route}, ${key}, ${bodyHash}
    where (select count(*) from idempotency_keys where address = ${address}) < ${maximumKeptAnswers.keys}
    on conflict (address, route, key) do update
      set body_hash = excluded.body_hash, status = null, body = null, bytes = 0, created_at = now()
      where kept.created_at <= ${oldest}`)
  return rowCount === 1
}

/**
 * This body replaces a stored answer that took too much room, for as long as the answer's key
 * counts.
 */
const dropped = JSON.stringify({ dropped: true })

/** If the account's answers take too much room, empties the oldest ones. */
export async function saveFirstAnswer(tx: Transaction, call: KeyOfCall, answer: FirstAnswer): Promise<void> {
  const { address, route, key } = call
  const body = JSON.stringify(answer.body)
  const bytes = Buffer.byteLength(body)
  // The statement skips a locked row. Another call is writing its answer into that row, so the row
  // is one of the newest.
  await tx.execute(sql`
    with newest as (
      select route, key, sum(bytes) over (order by created_at desc, route, key) as sum
      from idempotency_keys where address = ${address} and bytes > 0
    ), old as (
      select route, key from idempotency_keys where address = ${address}
        and (route, key) in (select route, key from newest where sum > ${maximumKeptAnswers.bytes - bytes})
      for update skip locked
    ), emptied as (
      update idempotency_keys kept set body = ${dropped}::jsonb, bytes = 0 from old
      where kept.address = ${address} and kept.route = old.route and kept.key = old.key
    )
    update idempotency_keys set status = ${answer.status}, body = ${body}::jsonb, bytes = ${bytes}
    where address = ${address} and route = ${route} and key = ${key}`)
}

/** An erasure waits for calls with an `Idempotency-Key` by the lock of this name. */
export const lockName = (address: Address) => `answers to ${address}`

/** Lists answers in the order of route and key, from the one after `before`. */
export function listKeptAnswers(
  db: Database,
  address: Address,
  { take, before }: { take: number; before: Pick<KeyOfCall, 'route' | 'key'> },
) {
  const { address: caller, route, key } = idempotencyKeys
  return db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(caller, address), sql`(${route}, ${key}) > (${before.route}, ${before.key})`))
    .orderBy(route, key)
    .limit(take)
}

export async function deleteOldKeys(db: Database): Promise<void> {
  await deleteInBatches(db, idempotencyKeys, lt(idempotencyKeys.createdAt, oldest))
}
