import { idempotencyKeyLifetimeMs } from '@did/domain/constants'
import type { Address } from '@did/domain/hex'
import { type Database, preparedOnce, type Queryable, type Transaction } from '../../db/database.ts'
import { and, eq, gt, lt, lte, sql } from '../../db/drizzle.ts'
import { idempotencyKeys } from '../../db/schema.ts'

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
 * True for the call that has the key to itself until its transaction ends, on whichever node. A twin waits here until then; false tells the
 * twin that a first answer is kept. An answer that is too old to be replayed makes room.
 *
 * An erasure waits for all calls of its person: an answer that was kept afterwards would bring its text back.
 */
export async function claimKey(tx: Transaction, claim: KeyOfCall & { bodyHash: string }): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${`answers to ${claim.address}`}, 0))`)
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

/** For the call that has claimed the key. */
export async function saveFirstAnswer(tx: Transaction, call: KeyOfCall, answer: FirstAnswer): Promise<void> {
  await tx.update(idempotencyKeys).set(answer).where(isOf(call))
}

const statements = preparedOnce((db) => ({
  deleteOld: db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest)).prepare('delete_old_keys'),
}))

export async function deleteOldKeys(db: Database): Promise<void> {
  await statements(db).deleteOld.execute()
}
