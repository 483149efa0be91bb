import type { Database } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import { statusLists } from '../../db/schema.ts'

export async function isStatusList(db: Database, id: number): Promise<boolean> {
  // The column's type holds no more, and no list has such a number.
  if (id > 0x7fffffff) return false
  const [row] = await db.select({ id: statusLists.id }).from(statusLists).where(eq(statusLists.id, id))
  return row !== undefined
}
