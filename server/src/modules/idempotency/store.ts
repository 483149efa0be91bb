import { idempotencyKeyLifetimeMs } from '@did/domain/constants'
import type { Address } from '@did/domain/hex'
import { type Database, preparedOnce, type Queryable, type Transaction } from '../../db/database.ts'
import { and, eq, gt, lt, sql } from '../../db/drizzle.ts'
import { idempotencyKeys } from '../../db/schema.ts'

export type KeyOfCall = { address: Address; route: string; key: string }
type FirstAnswer = { bodyHash: string; status: number; body: unknown }

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
 * Calls with the same key, on whichever node, come here one after the other, until the transaction ends. An erasure waits for all
 * calls of its person: an answer that was kept afterwards would bring its text back.
 */
export async function lockKey(tx: Transaction, { address, route, key }: KeyOfCall): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${`answers to ${address}`}, 0))`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${address} ${route} ${key}`}, 0))`)
}

/** Also over an answer that is too old to be replayed. */
export async function saveFirstAnswer(tx: Transaction, call: KeyOfCall, answer: FirstAnswer): Promise<void> {
  await tx
    .insert(idempotencyKeys)
    .values({ ...call, ...answer })
    .onConflictDoUpdate({
      target: [idempotencyKeys.address, idempotencyKeys.route, idempotencyKeys.key],
      set: { ...answer, createdAt: sql`now()` },
    })
}

const statements = preparedOnce((db) => ({
  deleteOld: db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest)).prepare('delete_old_keys'),
}))

export async function deleteOldKeys(db: Database): Promise<void> {
  await statements(db).deleteOld.execute()
}
