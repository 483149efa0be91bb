import type { UserId } from '@did/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

/** Erases a user's applications. Returns the organizations that they named. */
export async function eraseApplications(tx: Transaction, userId: UserId): Promise<string[]> {
  const { rows } = await tx.execute<{ organization: string }>(
    sql`delete from verifier_applications where user_id = ${userId} returning organization`,
  )
  return rows.map(({ organization }) => organization)
}
