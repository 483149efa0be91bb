import type { ApplicationId } from '@did/domain/ids'
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

/**
 * The administrators' notices with these names will be erased. `own` is the application that the
 * notices are about, or null if that application is deleted.
 */
export type ApplicationNews = { organizations: readonly string[]; own: ApplicationId | null }

/**
 * Gives the time when somebody filed the oldest waiting application with this name, or `infinity`.
 * The application `own` does not count. An administrators' notice from before that time is about
 * `own` or about an application that is over.
 */
export function firstOtherWaiting(organization: SQL, own: ApplicationId | null): SQL<Date> {
  return sql`coalesce((
    select min(a.created_at) from verifier_applications a
    where a.organization = ${organization} and a.status = 'pending' and a.id is distinct from ${own}
  ), 'infinity')`
}
