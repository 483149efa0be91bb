import type { Address } from '@did/domain/hex'
import { type UserId, userIdSchema } from '@did/domain/ids'
import type { Queryable, Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { standingOfUser } from '../verifiers/standing.ts'

/** False when one of the keys has another holder. Of several who ask at once, one gets each key. */
export async function takeKeys(tx: Transaction, userId: UserId, keys: readonly string[]): Promise<boolean> {
  const wanted = sql.param([...keys].sort())
  await lockKeys(tx, userId, wanted)
  await dropUnused(tx, userId, wanted)
  await addKeys(tx, userId, keys)
  const { rows } = await tx.execute(sql`
    select 1 from organization_names where key = any(${wanted}::text[]) and user_id <> ${userId}`)
  return rows.length === 0
}

export async function addKeys(db: Queryable, userId: UserId, keys: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into organization_names (key, user_id)
    select key, ${userId}::bigint from unnest(${sql.param([...keys].sort())}::text[]) as key
    on conflict do nothing`)
}

/** Of verifiers who registered themselves and hold no key, the oldest first. */
export async function listUnheldNames(db: Queryable): Promise<{ userId: UserId; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, verifier_organization as name from users
    where is_self_registered and verifier_organization is not null
      and not exists (select 1 from organization_names n where n.user_id = users.id)
    order by id`)
  return rows.map(({ id, name }) => ({ userId: userIdSchema.parse(Number(id)), name }))
}

/**
 * Whoever wants one of these keys, or is about to use its own once more, waits until the transaction ends: only then can be said
 * whether it is in use.
 */
async function lockKeys(tx: Transaction, userId: UserId, wanted: ReturnType<typeof sql.param>): Promise<void> {
  await tx.execute(sql`
    select key from organization_names where key = any(${wanted}::text[]) or user_id = ${userId} order by key for update`)
}

/** A name goes back when its holder neither verifies under it nor has applied with it: refused, or suspended. */
async function dropUnused(tx: Transaction, userId: UserId, wanted: ReturnType<typeof sql.param>): Promise<void> {
  await tx.execute(sql`
    delete from organization_names n using users
    where n.key = any(${wanted}::text[]) and n.user_id <> ${userId} and users.id = n.user_id
      and not exists (select 1 from verifier_applications a where a.user_id = users.id and a.status = 'pending')
      and case ${standingOfUser}->>'kind'
        when 'accredited' then false when 'suspended' then true else not users.is_self_registered end`)
}

export async function dropKeysExcept(tx: Transaction, userId: UserId, keys: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from organization_names where user_id = ${userId} and not key = any(${sql.param([...keys])}::text[])`)
}

/** The names that the chain accredits now, of all other wallets. */
export async function listAccreditedNames(tx: Transaction, except: Address): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select data->>'name' as name from (
      select distinct on (address) address, kind, data from chain_events
      where kind in ('verifier-accredited', 'verifier-suspended') and address <> ${except}
      order by address, block_number desc, log_index desc
    ) as latest where kind = 'verifier-accredited'`)
  return rows.map(({ name }) => name)
}
