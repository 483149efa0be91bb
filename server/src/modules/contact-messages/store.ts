import type { SendContactMessage } from '@did/domain/account/contact-message'
import type { Database } from '../../db/database.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { and, desc, isNotNull, isNull, lt, sql } from '../../db/drizzle.ts'
import { type ContactMessageRow, contactMessages } from '../../db/schema/accounts.ts'
import type { Page } from '../../http/paging.ts'

export type MessageStatus = 'waiting' | 'done'

export async function addMessage(db: Database, message: SendContactMessage): Promise<void> {
  await db.insert(contactMessages).values(message)
}

export function listMessages(db: Database, status: MessageStatus, { take, before }: Page) {
  const isWanted = status === 'done' ? isNotNull(contactMessages.doneAt) : isNull(contactMessages.doneAt)
  return db
    .select()
    .from(contactMessages)
    .where(and(isWanted, sql`${contactMessages.id} < ${before}`))
    .orderBy(desc(contactMessages.id))
    .limit(take)
}

export async function markMessage(db: Database, id: number, isDone: boolean): Promise<ContactMessageRow | null> {
  const [row] = await db
    .update(contactMessages)
    .set({ doneAt: isDone ? sql`coalesce(${contactMessages.doneAt}, now())` : null })
    .where(sql`${contactMessages.id} = ${id}`)
    .returning()
  return row ?? null
}

export async function deleteOldMessages(db: Database, keptMonths: number): Promise<void> {
  const oldest = sql`now() - make_interval(months => ${keptMonths}::integer)`
  await deleteInBatches(db, contactMessages, lt(contactMessages.createdAt, oldest))
}
