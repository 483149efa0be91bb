import type { Address } from '@did/domain/hex'
import { type SQL, type SQLWrapper, sql } from '../../db/drizzle.ts'

/** Returns SQL for other modules' selects that tells whether an identity is frozen. */
export function isFrozenIdentity(identity: SQLWrapper): SQL<boolean> {
  return sql`exists (select from identity_controls control
    where control.identity = ${identity} and control.frozen_since is not null)`
}

/** Returns SQL for other modules' selects that names who acts for an identity, by the index. */
export function controllerOf(identity: SQLWrapper): SQL<string> {
  return sql`coalesce((select control.controller from identity_controls control
    where control.identity = ${identity}), ${identity})`
}

/**
 * Returns SQL that tells whether an identity has lost its control: its key is reported as stolen, a
 * recovery waits, or the identity got another controller or key at `time` or later.
 */
export function hasLostControlSince(identity: SQL, time: SQL): SQL {
  return sql`exists (select from identity_controls control where control.identity = ${identity}
    and (control.frozen_since is not null or control.pending_kind = 'recovery' or control.controlled_since >= ${time}))`
}

/**
 * Returns SQL that tells whether an account acts for an identity, by the index. The list of the
 * identities comes first, so that PostgreSQL finds the rows by an index.
 */
export function isControlledBy(identity: SQL, account: Address): SQL {
  return sql`${identity} in (
      select ${account}::text union select control.identity from identity_controls control where control.controller = ${account}
    ) and ${controllerOf(identity)} = ${account}`
}
