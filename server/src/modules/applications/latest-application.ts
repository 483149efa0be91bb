import { type SQL, sql } from '../../db/drizzle.ts'

export type LatestApplication = { status: 'pending' | 'approved' | 'refused'; organization: string }

export function latestApplicationOf(userId: SQL): SQL<LatestApplication | null> {
  return sql<LatestApplication | null>`(
    select jsonb_build_object('status', a.status, 'organization', a.organization)
    from verifier_applications a where a.user_id = ${userId} order by a.id desc limit 1)`
}

export function hasPendingApplication(userId: SQL): SQL<boolean> {
  return sql<boolean>`exists (select 1 from verifier_applications a where a.user_id = ${userId} and a.status = 'pending')`
}
