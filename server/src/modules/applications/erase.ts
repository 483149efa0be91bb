import type { UserId } from '@did/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { eraseAppliedNames } from '../events/erase.ts'
import { eraseNotificationsOfApplying } from '../notifications/erase.ts'

/**
 * Erases a user's applications, and the administrators' notifications about the user's waiting
 * applications.
 */
export async function eraseApplications(tx: Transaction, userId: UserId): Promise<void> {
  const { rows } = await tx.execute<{ organization: string }>(
    sql`delete from verifier_applications where user_id = ${userId} returning organization`,
  )
  await eraseApplicationNews(
    tx,
    rows.map(({ organization }) => organization),
  )
}

/** Erases administrators' notifications about applications of these organisations. */
export async function eraseApplicationNews(tx: Transaction, organizations: readonly string[]): Promise<void> {
  await eraseAppliedNames(tx, organizations)
  await eraseNotificationsOfApplying(tx, organizations)
}
