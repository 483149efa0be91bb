import type { UserId } from '@did/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { type ApplicationNews, firstOtherWaiting } from '../applications/latest-application.ts'

/** Notifications quote the claims' titles. */
export async function eraseNotificationsAbout(tx: Transaction, requestIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from notifications
    where data ? 'claimTitle' and (data->>'id')::bigint = any(${sql.param([...requestIds])}::bigint[])`)
}

export async function eraseNotifications(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`delete from notifications where user_id = ${userId}`)
}

/** The notifications about a waiting application of another person stay. */
export async function eraseNotificationsOfApplying(
  tx: Transaction,
  { organizations, own }: ApplicationNews,
): Promise<void> {
  await tx.execute(sql`
    delete from notifications
    where data->>'status' in ('applied', 'answered') and data->>'organization' = any(${sql.param([...organizations])}::text[])
      and created_at < ${firstOtherWaiting(sql`notifications.data->>'organization'`, own)}`)
}
