import type { InboxMail } from '@did/domain/embedded-routes'
import type { UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import { desc, eq, sql } from '../../db/drizzle.ts'
import { inboxMails } from '../../db/schema/alerts.ts'
import type { OutgoingMail } from '../../outside/mail.ts'
import type { Session } from '../auth/session.ts'

const shownAtMost = 50

/** A trial without a mail server sends no mails, so the page shows these mails. */
export async function keepInInbox({ db }: Context, userId: UserId, mail: OutgoingMail): Promise<void> {
  const { messageId, recipient, subject, text: body } = mail
  await db
    .insert(inboxMails)
    .values({ userId, messageId, recipient, subject, body })
    .onConflictDoUpdate({ target: inboxMails.messageId, set: { sentAt: sql`now()` } })
}

/** Lists the newest mails about the caller, whatever addresses they were written to. */
export async function listInboxMails({ db }: Context, { user }: Session): Promise<InboxMail[]> {
  if (!user) return []
  const rows = await db
    .select()
    .from(inboxMails)
    .where(eq(inboxMails.userId, user.id))
    .orderBy(desc(inboxMails.id))
    .limit(shownAtMost)
  return rows.map(({ id, sentAt, recipient, subject, body }) => ({
    id,
    sentAt: sentAt.toISOString(),
    recipient,
    subject,
    text: body,
  }))
}
