import type { UserId } from '@did/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

export async function eraseControlNotices(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`delete from control_notices where user_id = ${userId}`)
}
