import type { UserId } from '@did/domain/ids'
import type { Transaction } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'

/**
 * Each mail that asked to confirm an address leaves a row with the hashes of the address and of its
 * mail host, because these mails count for the limits of mails per day.
 */
export async function eraseAlerts(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`delete from alerts where user_id = ${userId} and kind <> 'confirm'`)
  await tx.execute(sql`
    update alerts set user_id = null, recipient = null, given_up_at = coalesce(given_up_at, now())
    where user_id = ${userId}`)
}

export async function eraseAlertDevices(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`delete from alert_devices where user_id = ${userId}`)
}

export async function eraseAlertSettings(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`delete from alert_settings where user_id = ${userId}`)
}

export async function eraseInbox(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`delete from inbox_mails where user_id = ${userId}`)
}
