import type { Address } from '@did/domain/hex'
import { type SQL, sql } from '../../db/drizzle.ts'
import { standingOf } from '../chain-index/standing.ts'

// Other modules use these parts of statements about `users`.

/**
 * `counts` selects each user's `id` and number of `events`. Locks the users' rows in the order of
 * their ids until the transaction ends.
 */
export function raiseLastSeqs(counts: SQL): SQL {
  return sql`update users set last_seq = last_seq + locked.events
    from (
      select u.id, counted.events from users u join (${counts}) counted on counted.id = u.id
      order by u.id for no key update of u
    ) locked
    where users.id = locked.id returning users.id, users.last_seq, locked.events`
}

export function selectIdOfWallet(wallet: Address): SQL {
  return sql`select id from users where wallet_address = ${wallet}`
}

/** Selects the names under which verifiers have registered themselves. */
export const selectOwnNames = sql`
  select id, verifier_organization as name from users
  where is_self_registered and verifier_organization is not null`

/**
 * This SQL belongs in a select that has a row of `users`. The column is written by hand, because
 * Drizzle would leave out the table's name, and the subquery would then read another column.
 */
export const standingOfUser = standingOf(sql`users.wallet_address`)

export const selectRegistrations = sql`select id, wallet_address, is_self_registered from users`
