import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

export type LatestApplication = {
  id: number
  status: 'pending' | 'approved' | 'refused'
  organization: string
  reason: string | null
}

/** The latest application of the user in a column, for a select of its row; null where there is none. */
export function latestApplicationOf(userId: PgColumn): SQL<LatestApplication | null> {
  return sql<LatestApplication | null>`(
    select jsonb_build_object('id', a.id, 'status', a.status, 'organization', a.organization, 'reason', a.reason)
    from verifier_applications a where a.user_id = ${userId} order by a.id desc limit 1)`
}
