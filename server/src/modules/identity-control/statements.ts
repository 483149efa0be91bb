import { type SQL, type SQLWrapper, sql } from '../../db/drizzle.ts'

/** Returns SQL for other modules' selects that tells whether an identity is frozen. */
export function isFrozenIdentity(identity: SQLWrapper): SQL<boolean> {
  return sql`exists (select from identity_controls control
    where control.identity = ${identity} and control.frozen_since is not null)`
}
