import { type SQL, type SQLWrapper, sql } from '../../db/drizzle.ts'

/** This SQL tells other modules' selects whether an identity is frozen. */
export function isFrozenIdentity(identity: SQLWrapper): SQL<boolean> {
  return sql`exists (select from identity_controls control
    where control.identity = ${identity} and control.frozen_since is not null)`
}
