import { idempotencyKeyLifetimeMs, maximumKeptAnswers } from '@did/domain/constants'
import type { Address } from '@did/domain/hex'
import { type Database, preparedOnce, type Queryable, type Transaction } from '../../db/database.ts'
import { and, desc, eq, gt, lt, lte, sql } from '../../db/drizzle.ts'
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
 * waits, and gets false when a first answer is stored. An expired answer is replaced.
 */
export async function claimKey(tx: Transaction, claim: KeyOfCall & { bodyHash: string }): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName(claim.address)}, 0))`)
  const { rowCount } = await tx
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotencyKeys.address, idempotencyKeys.route, idempotencyKeys.key],
      set: { bodyHash: claim.bodyHash, status: null, body: null, bytes: 0, createdAt: sql`now()` },
      setWhere: lte(idempotencyKeys.createdAt, oldest),
    })
  return rowCount === 1
}

export async function saveFirstAnswer(tx: Transaction, call: KeyOfCall, answer: FirstAnswer): Promise<void> {
  const bytes = Buffer.byteLength(JSON.stringify(answer.body))
  await tx
    .update(idempotencyKeys)
    .set({ ...answer, bytes })
    .where(isOf(call))
  await dropOldAnswers(tx, call.address)
}

/** The body of a row whose key still counts, while its answer takes too much room. */
export const dropped = { dropped: true } as const

/** A call whose row is locked is just being answered, and so is one of the newest. */
async function dropOldAnswers(tx: Transaction, address: Address): Promise<void> {
  await tx.execute(sql`
    with newest as (
      select route, key, sum(bytes) over (order by created_at desc, route, key) as sum
      from idempotency_keys where address = ${address} and bytes > 0
    ), old as (
      select route, key from idempotency_keys
      where address = ${address} and (route, key) in (select route, key from newest where sum > ${maximumKeptAnswers.bytes})
      for update skip locked
    )
    update idempotency_keys kept set body = ${JSON.stringify(dropped)}::jsonb, bytes = 0 from old
    where kept.address = ${address} and kept.route = old.route and kept.key = old.key`)
}

export async function countKeys(tx: Transaction, address: Address): Promise<number> {
  const { rows } = await tx.execute<{ count: string }>(
    sql`select count(*) as count from idempotency_keys where address = ${address}`,
  )
  return Number(rows[0]?.count ?? 0)
}

/** The name of the lock by which an erasure waits for calls with an `Idempotency-Key`. */
export const lockName = (address: Address) => `answers to ${address}`

export function listKeptAnswers(db: Database, address: Address) {
  const { address: caller, createdAt } = idempotencyKeys
  return db.select().from(idempotencyKeys).where(eq(caller, address)).orderBy(desc(createdAt))
}

const statements = preparedOnce((db) => ({
  deleteOld: db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest)).prepare('delete_old_keys'),
}))

export async function deleteOldKeys(db: Database): Promise<void> {
  await statements(db).deleteOld.execute()
}
