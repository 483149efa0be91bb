import { sql } from '../../db/drizzle.ts'

export type LatestApplication = { status: 'pending' | 'approved' | 'refused'; organization: string }

/** Of the row of `users` that a select is about; null where there is none. */
export const latestApplicationOfUser = sql<LatestApplication | null>`(
  select jsonb_build_object('status', a.status, 'organization', a.organization)
  from verifier_applications a where a.user_id = users.id order by a.id desc limit 1)`
