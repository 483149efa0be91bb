import type { Address, Hex } from '@did/domain/hex'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

// Which revocations the service's account has to bring to the chain, and what that may cost.

/** A pool, a transaction, or the connection of a leader. */
export type Runner = Pick<Database, 'execute'>
export type Relay = { attestation: Hex; verifier: Address }
export type ToRelay = Relay & { reason: Hex; signature: Hex }
/** Gas that relays may use in any 24 hours: those of one verifier, and all of them. */
export type RelayGas = { perVerifier: bigint; ofAll: bigint }

const refusalsAtMost = 2

/** Signed, in no transaction of ours, not given up, and not on the chain by another's. */
const isWaiting = sql`revocations.signature is not null and revocations.transaction_id is null
  and revocations.relay_given_up_at is null and not exists (select 1 from chain_events e
    where e.kind = 'attestation-revoked' and e.hash = revocations.attestation and e.address = revocations.verifier)`

/** What each verifier's relays have used in the last 24 hours. The limit counts until the chain has said what was used. */
const spent = sql`
  select verifier, sum(coalesce(gas_used, gas)) as gas from chain_transactions
  where kind = 'revoke' and (created_at > now() - interval '24 hours' or status = 'open') group by verifier`

/** The oldest of the verifier that has used the least, so that nobody's many hold up somebody's one. */
export async function findToRelay(db: Runner, { perVerifier, ofAll }: RelayGas): Promise<ToRelay | null> {
  const { rows } = await db.execute<ToRelay>(sql`
    with spent as (${spent})
    select attestation, verifier, reason, signature from revocations left join spent using (verifier)
    where ${isWaiting} and (retry_at is null or retry_at <= now())
      and coalesce(spent.gas, 0) < ${perVerifier} and (select coalesce(sum(gas), 0) from spent) < ${ofAll}
    order by coalesce(spent.gas, 0), revoked_at, attestation limit 1`)
  return rows[0] ?? null
}

export async function readSpentGas(db: Runner, verifier: Address): Promise<{ ofVerifier: bigint; ofAll: bigint }> {
  const { rows } = await db.execute<{ of_verifier: string; of_all: string }>(sql`
    with spent as (${spent})
    select coalesce(sum(gas) filter (where verifier = ${verifier}), 0)::text as of_verifier,
      coalesce(sum(gas), 0)::text as of_all from spent`)
  return { ofVerifier: BigInt(rows[0]?.of_verifier ?? 0), ofAll: BigInt(rows[0]?.of_all ?? 0) }
}

/** For metrics. */
export async function countRelays(db: Runner): Promise<{ gasOfDay: number; givenUp: number }> {
  const { rows } = await db.execute<{ gas: string; given_up: string }>(sql`
    select (select coalesce(sum(gas), 0) from (${spent}) as spent)::text as gas,
      (select count(*) from revocations where relay_given_up_at is not null) as given_up`)
  return { gasOfDay: Number(rows[0]?.gas ?? 0), givenUp: Number(rows[0]?.given_up ?? 0) }
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

export async function findRelayOf(db: Runner, transactionId: number): Promise<Relay | null> {
  const { rows } = await db.execute<Relay>(
    sql`select attestation, verifier from revocations where transaction_id = ${transactionId}`,
  )
  return rows[0] ?? null
}

export async function assignRelay(db: Runner, attestation: Hex, transactionId: number): Promise<void> {
  await db.execute(sql`
    update revocations set transaction_id = ${transactionId} where attestation = ${attestation} and transaction_id is null`)
}

/** The transaction will never be mined: what it was to bring waits again. */
export async function releaseRelay(db: Runner, transactionId: number): Promise<void> {
  await db.execute(sql`update revocations set transaction_id = null where transaction_id = ${transactionId}`)
}

export async function postponeRelay(db: Runner, attestation: Hex, retryInSeconds: number): Promise<void> {
  await db.execute(sql`
    update revocations set transaction_id = null, retry_at = now() + make_interval(secs => ${retryInSeconds})
    where attestation = ${attestation}`)
}

export async function postponeRelaysOf(db: Runner, verifier: Address, retryInSeconds: number): Promise<void> {
  await db.execute(sql`
    update revocations set retry_at = now() + make_interval(secs => ${retryInSeconds})
    where verifier = ${verifier} and ${isWaiting}`)
}

/** Whether it is given up with this refusal. */
export async function countRefusal(db: Runner, attestation: Hex, retryInSeconds: number): Promise<boolean> {
  const { rows } = await db.execute<{ given_up: boolean }>(sql`
    update revocations set transaction_id = null, retry_at = now() + make_interval(secs => ${retryInSeconds}),
      relay_refusals = relay_refusals + 1,
      relay_given_up_at = case when relay_refusals + 1 >= ${refusalsAtMost} then now() end
    where attestation = ${attestation} returning relay_given_up_at is not null as given_up`)
  return rows[0]?.given_up === true
}
