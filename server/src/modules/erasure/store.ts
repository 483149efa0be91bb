import type { Address } from '@did/domain/hex'
import type { ClaimId, RequestId, UserId } from '@did/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

// What becomes of each thing stands in docs/decisions/0009-what-erasure-leaves.md. These statements reach into the tables of other
// modules on purpose: whether nothing was forgotten can be read in one place.

export type Person = { id: UserId; address: Address }
export type Ended = { id: RequestId; claimId: ClaimId; recipientId: UserId; title: string }

/**
 * Waits for everything that is being written about this person's things, and holds it back from then on: whoever is in the
 * middle of a decision is done first or finds nothing any more. Requests before DIDs before claims before people, as everybody
 * else locks them; before all of them the answers that are kept, because the calls that give them take those locks themselves.
 */
export async function lockEverything(tx: Transaction, { id, address }: Person): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`answers to ${address}`}, 0))`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`dids of ${address}`}, 0))`)
  await tx.execute(sql`
    select id from verification_requests where requester_id = ${id} or (verifier_id = ${id} and status = 'pending')
    order by id for update`)
  await tx.execute(sql`select id from dids where owner = ${address} order by id for update`)
  await tx.execute(sql`
    select c.id from claims c join dids d on d.id = c.did_id where d.owner = ${address} order by c.id for update of c`)
  await tx.execute(sql`select id from users where id = ${id} for update`)
}

export async function listClaimIds(tx: Transaction, { address }: Person): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select c.id from claims c join dids d on d.id = c.did_id where d.owner = ${address} order by c.id`)
  return rows.map(({ id }) => Number(id))
}

/** Verifiers that still have one of these claims on their desk, in the order in which they are told. */
export async function listAsked(tx: Transaction, claimIds: readonly number[]): Promise<Ended[]> {
  const { rows } = await tx.execute<Ended>(sql`
    select id::float8 as id, claim_id::float8 as "claimId", verifier_id::float8 as "recipientId", '' as title
    from verification_requests where claim_id = any(${sql.param(claimIds)}::bigint[]) and status = 'pending'
    order by verifier_id, id`)
  return rows
}

/** Ends what waits for a verifier that goes; in the order of the claims. */
export async function endRequestsTo(tx: Transaction, { id }: Person, reason: string): Promise<Ended[]> {
  const { rows } = await tx.execute<Ended>(sql`
    with ended as (
      update verification_requests set status = 'rejected', attributes = null, reason = ${reason}, decided_at = now(), version = version + 1
      where verifier_id = ${id} and status = 'pending' returning id, claim_id, claim_title, requester_id
    )
    select e.id::float8 as id, e.claim_id::float8 as "claimId", e.requester_id::float8 as "recipientId", e.claim_title as title
    from ended e order by e.claim_id`)
  return rows
}

/** Text and salts go, also of the reasons for which a confirmation was taken back; hashes, places and anchors stay. */
export async function eraseClaims(tx: Transaction, { address }: Person, claimIds: readonly number[]): Promise<void> {
  const ids = sql`any(${sql.param(claimIds)}::bigint[])`
  await tx.execute(
    sql`update claim_history set content = null, salt = null where claim_id = ${ids} and content is not null`,
  )
  await tx.execute(sql`
    update revocations set reason_text = null
    where reason_text is not null and attestation in (select digest from attestations where claim_id = ${ids})`)
  await redactMessages(tx, claimIds)
  await tx.execute(sql`delete from shares where claim_id = ${ids} or owner = ${address}`)
  await tx.execute(sql`delete from attestations where claim_id = ${ids}`)
  await tx.execute(sql`delete from verification_requests where claim_id = ${ids}`)
  await tx.execute(sql`delete from claims where id = ${ids}`)
  await tx.execute(sql`delete from dids where owner = ${address}`)
  await tx.execute(sql`delete from account_usage where owner = ${address}`)
}

/** What others were told quotes the claims' titles. The numbers of the events stay without a gap: sockets count on it. */
async function redactMessages(tx: Transaction, claimIds: readonly number[]): Promise<void> {
  const about = sql`type = 'verification_update' and (data->>'id')::bigint in (
    select id from verification_requests where claim_id = any(${sql.param(claimIds)}::bigint[]))`
  await tx.execute(sql`update events set data = jsonb_set(data, '{claimTitle}', '""') where ${about}`)
  await tx.execute(sql`
    delete from notifications where data ? 'claimTitle' and (data->>'id')::bigint in (
      select id from verification_requests where claim_id = any(${sql.param(claimIds)}::bigint[]))`)
}

/**
 * The profile goes, and with it what belongs to it alone. What this person decided and signed for others stays theirs: for
 * those rows an empty profile is left, with the address and the name of nobody.
 */
export async function erasePerson(tx: Transaction, { id, address }: Person): Promise<void> {
  await tx.execute(sql`delete from sessions where address = ${address}`)
  // After the sessions: a page that writes into its vault at this moment holds its session.
  await tx.execute(sql`delete from requests_for_proof where asker = ${address}`)
  await tx.execute(sql`delete from vaults where owner = ${address}`)
  await tx.execute(sql`delete from idempotency_keys where address = ${address}`)
  await tx.execute(sql`delete from notifications where user_id = ${id}`)
  await tx.execute(sql`delete from events where user_id = ${id}`)
  await tx.execute(sql`delete from verifier_applications where user_id = ${id}`)
  await tx.execute(sql`delete from organization_names where user_id = ${id}`)
  await tx.execute(sql`delete from templates where publisher_id = ${id}`)
  await tx.execute(sql`delete from attribute_keys where user_id = ${id}`)
  await tx.execute(sql`delete from domain_proofs where user_id = ${id}`)
  await tx.execute(sql`delete from standing_notices where user_id = ${id}`)
  const { rowCount } = await tx.execute(sql`
    delete from users where id = ${id}
      and not exists (select 1 from verification_requests where verifier_id = ${id} or requester_id = ${id})
      and not exists (select 1 from status_lists where verifier_id = ${id})`)
  if (rowCount) return
  await tx.execute(sql`
    update users set wallet_address = '0x' || lpad(to_hex(id), 40, '0'), username = 'Closed account',
      username_key = 'closed account ' || id, name = null, email = null, verifier_organization = null,
      is_self_registered = false, created_at = now(), updated_at = now()
    where id = ${id}`)
}
