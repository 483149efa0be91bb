import type { Address, Hex } from '@did/domain/hex'
import type { SqlRunner, Transaction } from '../../db/database.ts'
import { type SQL, sql } from '../../db/drizzle.ts'
import { selectOpenIds } from '../chain-service/open-transactions.ts'

// These statements are about calls that the sponsor's account has to send to the chain.

const isWaiting = sql`transaction_id is null and refused_at is null`

/**
 * `gas` is the gas that the budgets have counted for the call. The chain accepts the call only
 * after the call `afterCall`, if there is one.
 */
export type WaitingCall = { id: number; recipient: Address; data: Hex; gas: bigint; afterCall: number | null }

type WaitingRow = { id: string; recipient: Address; data: Hex; gas: string; after: string | null }

/**
 * Numbers the calls of each identity within a day, so that many calls of one identity do not delay
 * another identity's first call. Calls that the key signed do not delay calls that the guardians
 * signed.
 */
const selectTurns = sql`
  select id, row_number() over (partition by identity, is_urgent, is_by_guardians order by id) as turn
  from sponsored_calls where created_at > now() - interval '24 hours' or (${isWaiting})`

/**
 * A call is over if it is deep in the chain, if it was refused, or if one of the transactions
 * `mined` contains it.
 */
const isOver = (call: SQL, mined: readonly number[]) => sql`exists (
  select 1 from sponsored_calls earlier
  where earlier.id = ${call} and (earlier.refused_at is not null or (earlier.transaction_id is not null
    and (earlier.transaction_id = any(${sql.param([...mined])}::bigint[])
      or earlier.transaction_id not in (${selectOpenIds})))))`

/**
 * Urgent calls come first, and otherwise the identities take turns. A call that the chain accepts
 * only after another one waits until the other call is in one of the transactions `mined`. If the
 * chain refuses the call even then, the call is tried again after all other calls, because anybody
 * can have such calls stored, and a try takes the turn of a call.
 */
export async function findWaitingCall(db: SqlRunner, mined: readonly number[]): Promise<WaitingCall | null> {
  const { rows } = await db.execute<WaitingRow>(sql`
    select id, recipient, data, gas::text, after_call as after
    from sponsored_calls join (${selectTurns}) as turns using (id)
    where ${isWaiting} and (retry_at is null or retry_at <= now())
      and (after_call is null or ${isOver(sql`sponsored_calls.after_call`, mined)})
    order by after_call is not null and retry_at is not null, is_urgent desc, turn, id limit 1`)
  if (!rows[0]) return null
  const { id, gas, after, ...call } = rows[0]
  return { ...call, id: Number(id), gas: BigInt(gas), afterCall: after === null ? null : Number(after) }
}

export async function isCallOver(db: SqlRunner, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ over: boolean }>(sql`select ${isOver(sql`${id}`, [])} as over`)
  return rows[0]?.over === true
}

/** Returns the highest id of the waiting calls, or 0. */
export async function findNewestWaiting(db: SqlRunner): Promise<number> {
  const { rows } = await db.execute<{ id: string | null }>(
    sql`select max(id) as id from sponsored_calls where ${isWaiting}`,
  )
  return Number(rows[0]?.id ?? 0)
}

/** Returns false if another transaction has the call, or if the call is over. */
export async function assignCall(tx: Transaction, id: number, transactionId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update sponsored_calls set transaction_id = ${transactionId} where id = ${id} and ${isWaiting}`)
  return rowCount === 1
}

/** A call is refused if its deadline is over or if somebody else has sent it. */
export async function refuseCall(db: SqlRunner, id: number): Promise<void> {
  await db.execute(sql`update sponsored_calls set refused_at = now() where id = ${id} and ${isWaiting}`)
}

export async function postponeCall(db: SqlRunner, id: number, retryInSeconds: number): Promise<void> {
  await db.execute(sql`
    update sponsored_calls set retry_at = now() + make_interval(secs => ${retryInSeconds}) where id = ${id}`)
}

/** The transaction of the call will never be mined, so the call waits again. */
export async function releaseSponsored(tx: Transaction, transactionId: number): Promise<void> {
  await tx.execute(sql`
    update sponsored_calls set transaction_id = null where transaction_id = ${transactionId} and refused_at is null`)
}

/** The chain has reverted the transaction, so its call is over. */
export async function refuseSponsored(tx: Transaction, transactionId: number): Promise<void> {
  await tx.execute(sql`update sponsored_calls set refused_at = now() where transaction_id = ${transactionId}`)
}
