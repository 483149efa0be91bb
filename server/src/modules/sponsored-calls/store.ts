import type { Address, Hex } from '@did/domain/hex'
import type { SqlRunner, Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { selectSentHash, selectSponsoredGas } from '../chain-service/open-transactions.ts'

export type NewCall = {
  digest: Hex
  identity: Address
  recipient: Address
  data: Hex
  mints: boolean
  isUrgent: boolean
  isByGuardians?: true
  /** The gas limit. */
  gas: bigint
  /** This call must be on the chain before the new one. */
  afterCall?: number
}

/** Each new call must see the gas of all earlier calls. */
export async function lockCalls(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sponsored calls', 0))`)
}

/** A call that the chain refused before it was sent is not found, because it may come again. */
export async function findCall(db: SqlRunner, digest: Hex): Promise<number | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from sponsored_calls where digest = ${digest} and (refused_at is null or transaction_id is not null)`)
  return rows[0] ? Number(rows[0].id) : null
}

/** The chain refused the call before it was sent, or reverted it afterwards. */
export async function findRefused(db: SqlRunner, digest: Hex): Promise<{ data: Hex; isSent: boolean } | null> {
  const { rows } = await db.execute<{ data: Hex; isSent: boolean }>(sql`
    select data, transaction_id is not null as "isSent" from sponsored_calls
    where digest = ${digest} and refused_at is not null`)
  return rows[0] ?? null
}

/** Tells whether the service has paid for a DID of the identity, or is about to. */
export async function hasMint(db: SqlRunner, identity: Address): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from sponsored_calls where identity = ${identity} and mints and refused_at is null`)
  return rows.length > 0
}

/**
 * Counts calls that were sent in the last 24 hours and waiting calls. If a call's gas is unknown,
 * its limit counts. A call can wait for days, so the time of storing it does not matter.
 */
export async function readSpentGas(db: SqlRunner): Promise<bigint> {
  const { rows } = await db.execute<{ gas: string }>(sql`
    select coalesce(sum(gas), 0)::text as gas from (
      select gas from (${selectSponsoredGas}) as sent where is_open or created_at > now() - interval '24 hours'
      union all select gas from sponsored_calls where transaction_id is null and refused_at is null) as counted`)
  return BigInt(rows[0]?.gas ?? 0)
}

type Urgent = { identity: Address; isByGuardians: boolean }

/**
 * Reads the gas of the last 24 hours. Counts either the calls that the identity's key signed or the
 * calls that its guardians signed.
 */
export async function readUrgentGas(db: SqlRunner, { identity, isByGuardians }: Urgent): Promise<bigint> {
  const { rows } = await db.execute<{ gas: string }>(sql`
    select coalesce(sum(coalesce(sent.gas, case when refused_at is null then sponsored_calls.gas end)), 0)::text as gas
    from sponsored_calls left join (${selectSponsoredGas}) as sent on sent.id = transaction_id
    where identity = ${identity} and is_urgent and is_by_guardians = ${isByGuardians}
      and sponsored_calls.created_at > now() - interval '24 hours'`)
  return BigInt(rows[0]?.gas ?? 0)
}

/** A call that the chain refused before it was sent waits again. */
export async function addCall(tx: Transaction, call: NewCall): Promise<number> {
  const { digest, identity, recipient, data, mints, isUrgent, isByGuardians = false, gas, afterCall = null } = call
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into sponsored_calls (digest, identity, recipient, data, mints, is_urgent, is_by_guardians, gas, after_call)
    values (${digest}, ${identity}, ${recipient}, ${data}, ${mints}, ${isUrgent}, ${isByGuardians}, ${gas},
      ${afterCall})
    on conflict (digest) do update set recipient = excluded.recipient, data = excluded.data, gas = excluded.gas,
      mints = excluded.mints, is_urgent = excluded.is_urgent, after_call = excluded.after_call, created_at = now(),
      retry_at = null, refused_at = null
    returning id`)
  return Number(rows[0]?.id)
}

export async function readCallData(db: SqlRunner, id: number): Promise<Hex> {
  const { rows } = await db.execute<{ data: Hex }>(sql`select data from sponsored_calls where id = ${id}`)
  if (!rows[0]) throw new Error('The call is not kept any more')
  return rows[0].data
}

export type CallOutcome = { hash: Hex | null; isRefused: boolean }

export async function readOutcome(db: SqlRunner, id: number): Promise<CallOutcome> {
  const { rows } = await db.execute<CallOutcome>(sql`
    select (${selectSentHash(sql`sponsored_calls.transaction_id`)}) as hash, refused_at is not null as "isRefused"
    from sponsored_calls where id = ${id}`)
  if (!rows[0]) throw new Error('The call is not kept any more')
  return rows[0]
}

export async function countWaiting(db: SqlRunner): Promise<{ count: number; oldestAgeSeconds: number }> {
  const { rows } = await db.execute<{ count: string; age: string | null }>(sql`
    select count(*) as count, extract(epoch from now() - min(created_at)) as age from sponsored_calls
    where transaction_id is null and refused_at is null`)
  return { count: Number(rows[0]?.count ?? 0), oldestAgeSeconds: Number(rows[0]?.age ?? 0) }
}
