import type { Address } from '@did/domain/hex'
import { type SQL, type SQLWrapper, sql } from '../../db/drizzle.ts'

/**
 * An identity is frozen if its controller or its guardians say that its key is stolen. The SQL also
 * gives true if the address that acts for the identity is frozen, because then a thief may have the
 * key of this address.
 */
export function isFrozenIdentity(identity: SQLWrapper): SQL<boolean> {
  return sql`exists (select from identity_controls control
    left join identity_controls acting on acting.identity = control.controller
    where control.identity = ${identity} and (control.frozen_since is not null or acting.frozen_since is not null))`
}

/** The SQL gives the address that acts for an identity, as the index says. */
export function controllerOf(identity: SQLWrapper): SQL<string> {
  return sql`coalesce((select control.controller from identity_controls control
    where control.identity = ${identity}), ${identity})`
}

/**
 * An identity has lost its control if its key is reported as stolen, if a recovery waits, or if it
 * got another controller or key at `time` or later.
 */
export function hasLostControlSince(identity: SQL, time: SQL): SQL {
  return sql`exists (select from identity_controls control where control.identity = ${identity}
    and (control.frozen_since is not null or control.pending_kind = 'recovery' or control.controlled_since >= ${time}))`
}

/**
 * The SQL tells whether an account acts for an identity, as the chain index says. It first selects
 * the identities of the account, so that PostgreSQL finds the caller's rows by a database index.
 */
export function isControlledBy(identity: SQL, account: Address): SQL {
  return sql`${identity} in (
      select ${account}::text union select control.identity from identity_controls control where control.controller = ${account}
    ) and ${controllerOf(identity)} = ${account}`
}
