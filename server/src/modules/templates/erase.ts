import type { UserId } from '@did/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

export async function eraseTemplates(tx: Transaction, publisherId: UserId): Promise<void> {
  await tx.execute(sql`delete from templates where publisher_id = ${publisherId}`)
}
