import type { Address, Hex } from '@did/domain/hex'
import type { SqlRunner } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { isRevokedOnChain } from '../chain-index/statements.ts'
import { selectOpenIds, selectRecentGas } from '../chain-service/open-transactions.ts'
import { selectSpentGas } from '../chain-service/spent-gas.ts'

// These statements are about revocations that the service's account has to send to the chain.

export type Relay = { attestation: Hex; verifier: Address }
export type ToRelay = Relay & { reason: Hex; signature: Hex }
/**
 * The most gas that the service pays in any 24 hours: for one verifier's relays and anchors
 * together, and for the relays of all verifiers.
 */
export type RelayGas = { perVerifier: bigint; ofAll: bigint }

const refusalsAtMost = 2

const isOnChain = isRevokedOnChain({ attestation: sql`revocations.attestation`, verifier: sql`revocations.verifier` })
/**
 * A signed revocation waits to be sent if no transaction of the service contains it, the chain does
 * not show it and the service has not given it up.
 */
const isWaiting = sql`revocations.signature is not null and revocations.transaction_id is null
  and revocations.relay_given_up_at is null and not ${isOnChain}`

/**
 * The verifier for which the service has paid the least gas comes first, so that many revocations
 * of one verifier do not delay the others.
 */
export async function findToRelay(db: SqlRunner, { perVerifier, ofAll }: RelayGas): Promise<ToRelay | null> {
  const { rows } = await db.execute<ToRelay>(sql`
    with spent as (${selectSpentGas})
    select attestation, verifier, reason, signature from revocations left join spent using (verifier)
    where ${isWaiting} and (retry_at is null or retry_at <= now())
      and coalesce(spent.gas, 0) < ${perVerifier} and (select coalesce(sum(relays), 0) from spent) < ${ofAll}
    order by coalesce(spent.gas, 0), revoked_at, attestation limit 1`)
  return rows[0] ?? null
}

export async function readSpentGas(db: SqlRunner, verifier: Address): Promise<{ ofVerifier: bigint; ofAll: bigint }> {
  const { rows } = await db.execute<{ of_verifier: string; of_all: string }>(sql`
    with spent as (${selectSpentGas})
    select coalesce(sum(gas) filter (where verifier = ${verifier}), 0)::text as of_verifier,
      coalesce(sum(relays), 0)::text as of_all from spent`)
  return { ofVerifier: BigInt(rows[0]?.of_verifier ?? 0), ofAll: BigInt(rows[0]?.of_all ?? 0) }
}

export async function countRelays(db: SqlRunner): Promise<{ gasOfDay: number; givenUp: number }> {
  const { rows } = await db.execute<{ gas: string; given_up: string }>(sql`
    select (select coalesce(sum(gas), 0) from (${selectRecentGas('revoke')}) as spent)::text as gas,
      (select count(*) from revocations where relay_given_up_at is not null) as given_up`)
  return { gasOfDay: Number(rows[0]?.gas ?? 0), givenUp: Number(rows[0]?.given_up ?? 0) }
}

export async function countUnrecorded(db: SqlRunner): Promise<{ count: number; oldestAgeSeconds: number }> {
  // Two searches by index are faster than a scan, because nearly all revocations are on the chain.
  const { rows } = await db.execute<{ count: string; age: string | null }>(sql`
    select count(*) as count, extract(epoch from now() - min(revoked_at)) as age from (
      select revoked_at from revocations where ${isWaiting}
      union all
      select revocations.revoked_at from (${selectOpenIds}) sent
      join revocations on revocations.transaction_id = sent.id
      where not ${isOnChain}
    ) as pending`)
  return { count: Number(rows[0]?.count ?? 0), oldestAgeSeconds: Number(rows[0]?.age ?? 0) }
}

export async function findRelayOf(db: SqlRunner, transactionId: number): Promise<Relay | null> {
  const { rows } = await db.execute<Relay>(
    sql`select attestation, verifier from revocations where transaction_id = ${transactionId}`,
  )
  return rows[0] ?? null
}

export async function assignRelay(db: SqlRunner, attestation: Hex, transactionId: number): Promise<void> {
  await db.execute(sql`
    update revocations set transaction_id = ${transactionId} where attestation = ${attestation} and transaction_id is null`)
}

/** The transaction of the revocation will never be mined, so the revocation waits again. */
export async function releaseRelay(db: SqlRunner, transactionId: number): Promise<void> {
  await db.execute(sql`update revocations set transaction_id = null where transaction_id = ${transactionId}`)
}

export async function postponeRelay(db: SqlRunner, attestation: Hex, retryInSeconds: number): Promise<void> {
  await db.execute(sql`
    update revocations set transaction_id = null, retry_at = now() + make_interval(secs => ${retryInSeconds})
    where attestation = ${attestation}`)
}

export async function postponeRelaysOf(db: SqlRunner, verifier: Address, retryInSeconds: number): Promise<void> {
  await db.execute(sql`
    update revocations set retry_at = now() + make_interval(secs => ${retryInSeconds})
    where verifier = ${verifier} and ${isWaiting}`)
}

/** Returns whether the service gives up the revocation after this refusal by the chain. */
export async function countRefusal(db: SqlRunner, attestation: Hex, retryInSeconds: number): Promise<boolean> {
  const { rows } = await db.execute<{ given_up: boolean }>(sql`
    update revocations set transaction_id = null, retry_at = now() + make_interval(secs => ${retryInSeconds}),
      relay_refusals = relay_refusals + 1,
      relay_given_up_at = case when relay_refusals + 1 >= ${refusalsAtMost} then now() end
    where attestation = ${attestation} returning relay_given_up_at is not null as given_up`)
  return rows[0]?.given_up === true
}
