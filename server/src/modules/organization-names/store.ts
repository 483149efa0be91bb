import { type UserId, userIdSchema } from '@did/domain/ids'
import type { Queryable, Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { hasPendingApplication } from '../applications/latest-application.ts'
import { selectOwnNames, selectRegistrations, standingOfUser } from '../users/statements.ts'

/**
 * Returns false if another user has one of the keys. Of simultaneous callers, only one gets a key.
 */
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

export async function listUnheldNames(db: Queryable): Promise<{ userId: UserId; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, name from (${selectOwnNames}) registered
    where not exists (select 1 from organization_names n where n.user_id = registered.id)
    order by id`)
  return rows.map(({ id, name }) => ({ userId: userIdSchema.parse(Number(id)), name }))
}

/** While this transaction frees the keys that nobody uses, nobody can take one of them again. */
async function lockKeys(tx: Transaction, userId: UserId, wanted: ReturnType<typeof sql.param>): Promise<void> {
  await tx.execute(sql`
    select key from organization_names where key = any(${wanted}::text[]) or user_id = ${userId} order by key for update`)
}

/**
 * Frees the wanted keys of users who no longer use them. A user uses the keys of a name under which
 * the user verifies, or for which the user has a pending application.
 */
async function dropUnused(tx: Transaction, userId: UserId, wanted: ReturnType<typeof sql.param>): Promise<void> {
  await tx.execute(sql`
    delete from organization_names n using (${selectRegistrations}) users
    where n.key = any(${wanted}::text[]) and n.user_id <> ${userId} and users.id = n.user_id
      and not ${hasPendingApplication(sql`users.id`)}
      and case ${standingOfUser}->>'kind'
        when 'accredited' then false when 'suspended' then true else not users.is_self_registered end`)
}

export async function dropKeysExcept(tx: Transaction, userId: UserId, keys: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from organization_names where user_id = ${userId} and not key = any(${sql.param([...keys])}::text[])`)
}
