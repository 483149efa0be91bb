import { idempotencyKeyLifetimeMs } from '@did/domain/constants'
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
      set: { bodyHash: claim.bodyHash, status: null, body: null, createdAt: sql`now()` },
      setWhere: lte(idempotencyKeys.createdAt, oldest),
    })
  return rowCount === 1
}

export async function saveFirstAnswer(tx: Transaction, call: KeyOfCall, answer: FirstAnswer): Promise<void> {
  await tx.update(idempotencyKeys).set(answer).where(isOf(call))
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
