import type { UserId } from '@did/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { eraseAppliedNames } from '../events/erase.ts'
import { eraseNotificationsOfApplying } from '../notifications/erase.ts'
import type { ApplicationNews } from './latest-application.ts'

/** Erases the administrators' notifications about the user's waiting applications, too. */
export async function eraseApplications(tx: Transaction, userId: UserId): Promise<void> {
  const { rows } = await tx.execute<{ organization: string }>(
    sql`delete from verifier_applications where user_id = ${userId} returning organization`,
  )
  const organizations = rows.map(({ organization }) => organization)
  await eraseApplicationNews(tx, { organizations, own: null })
}

/**
 * A notification does not say whose application it is about, and another person may have applied
 * under the name since the name was free. The notifications about that person's waiting application
 * stay.
 */
export async function eraseApplicationNews(tx: Transaction, news: ApplicationNews): Promise<void> {
  await eraseAppliedNames(tx, news)
  await eraseNotificationsOfApplying(tx, news)
}
