import type { AlertKind, ChangeAlertSettings } from '@did/domain/alert/alert'
import type { AlertDeviceId, AlertToken, UserId } from '@did/domain/ids'
import type { Language } from '@did/domain/language'
import type { Database, Queryable, Transaction } from '../../db/database.ts'
import { and, asc, eq, sql } from '../../db/drizzle.ts'
import { type AlertSettingsRow, alertDevices, alertSettings } from '../../db/schema/alerts.ts'

export async function findSettings(db: Database, userId: UserId): Promise<AlertSettingsRow | null> {
  const [row] = await db.select().from(alertSettings).where(eq(alertSettings.userId, userId))
  return row ?? null
}

export async function lockSettingsByToken(tx: Transaction, stopToken: AlertToken): Promise<AlertSettingsRow | null> {
  const [row] = await tx.select().from(alertSettings).where(eq(alertSettings.stopToken, stopToken)).for('update')
  return row ?? null
}

/** Creates the settings first if the user has none. They stay locked until the transaction ends. */
export async function lockSettings(tx: Transaction, userId: UserId, stopToken: AlertToken): Promise<AlertSettingsRow> {
  await tx.insert(alertSettings).values({ userId, stopToken }).onConflictDoNothing()
  const [row] = await tx.select().from(alertSettings).where(eq(alertSettings.userId, userId)).for('update')
  if (!row) throw new Error('The settings were deleted in the meantime')
  return row
}

export async function updateKinds(tx: Transaction, userId: UserId, kinds: ChangeAlertSettings): Promise<void> {
  await tx.update(alertSettings).set(kinds).where(eq(alertSettings.userId, userId))
}

export async function updateLanguage(tx: Transaction, userId: UserId, language: Language): Promise<void> {
  await tx.update(alertSettings).set({ language }).where(eq(alertSettings.userId, userId))
}

type NewAddress = { address: string; token: AlertToken; stopToken: AlertToken; lifetimeMs: number }

/**
 * An address gets no alert before `confirmAddress`. Earlier tokens of the account become invalid,
 * because whoever reads the former mailbox must not stop the mails to the new address.
 */
export async function setAddress(
  tx: Transaction,
  userId: UserId,
  { address, token, stopToken, lifetimeMs }: NewAddress,
): Promise<void> {
  await tx
    .update(alertSettings)
    .set({
      address,
      confirmedAt: null,
      confirmToken: token,
      stopToken,
      confirmUntil: sql`now() + ${`${lifetimeMs} milliseconds`}::interval`,
    })
    .where(eq(alertSettings.userId, userId))
}

/** The links in earlier mails no longer stop any mails. */
export async function removeAddress(tx: Transaction, userId: UserId, stopToken: AlertToken): Promise<void> {
  await tx
    .update(alertSettings)
    .set({ address: null, confirmedAt: null, confirmToken: null, confirmUntil: null, stopToken })
    .where(eq(alertSettings.userId, userId))
}

/**
 * Returns false for a token that is unknown, used or expired. `language` is that of the browser
 * that confirms the address.
 */
export async function confirmAddress(db: Database, token: AlertToken, language: Language): Promise<boolean> {
  const { rowCount } = await db
    .update(alertSettings)
    .set({ confirmedAt: sql`now()`, confirmToken: null, confirmUntil: null, language })
    .where(and(eq(alertSettings.confirmToken, token), sql`${alertSettings.confirmUntil} > now()`))
  return rowCount === 1
}

export type Device = { id: AlertDeviceId; endpoint: string }

export function listDevices(db: Database, userId: UserId): Promise<(Device & { createdAt: Date })[]> {
  const { id, endpoint, createdAt } = alertDevices
  return db
    .select({ id, endpoint, createdAt })
    .from(alertDevices)
    .where(eq(alertDevices.userId, userId))
    .orderBy(asc(alertDevices.id))
}

/**
 * An endpoint belongs to the account that added it last, because several people may sign in with
 * one browser. Only somebody who has used that browser knows the endpoint.
 */
export async function addDevice(tx: Transaction, userId: UserId, endpoint: string): Promise<number> {
  await tx
    .insert(alertDevices)
    .values({ userId, endpoint })
    .onConflictDoUpdate({ target: alertDevices.endpoint, set: { userId } })
  return tx.$count(alertDevices, eq(alertDevices.userId, userId))
}

export async function removeDevice(db: Queryable, userId: UserId, id: AlertDeviceId): Promise<boolean> {
  const { rowCount } = await db
    .delete(alertDevices)
    .where(and(eq(alertDevices.id, id), eq(alertDevices.userId, userId)))
  return rowCount === 1
}

export async function forgetEndpoint(db: Database, endpoint: string): Promise<void> {
  await db.delete(alertDevices).where(eq(alertDevices.endpoint, endpoint))
}

export async function deleteUnconfirmedAddresses(db: Database): Promise<void> {
  await db.execute(sql`
    update alert_settings set address = null, confirm_token = null, confirm_until = null
    where confirmed_at is null and confirm_until < now()`)
}

/** Returns null if the user now wants no mails of this kind. The token stops these mails. */
export async function findWantedAddress(
  db: Database,
  userId: UserId,
  kind: AlertKind,
): Promise<{ address: string; token: AlertToken; language: Language } | null> {
  const { rows } = await db.execute<{ address: string; token: AlertToken; language: Language }>(sql`
    select address, stop_token as token, language from alert_settings
    where user_id = ${userId} and confirmed_at is not null and ${kind} = any(mail_kinds)`)
  return rows[0] ?? null
}

/** Returns null if no address waits to be confirmed. */
export async function findConfirmToken(
  db: Database,
  userId: UserId,
  address: string,
): Promise<{ token: AlertToken; language: Language } | null> {
  const { rows } = await db.execute<{ token: AlertToken; language: Language }>(sql`
    select confirm_token as token, language from alert_settings
    where user_id = ${userId} and address = ${address} and confirm_until > now()`)
  return rows[0] ?? null
}

/** Leaves out browsers that an earlier attempt has woken, and browsers that refused the alert. */
export async function listDevicesToWake(
  db: Database,
  alert: { id: number; userId: UserId; kind: AlertKind },
): Promise<Device[]> {
  const { rows } = await db.execute<Device>(sql`
    select d.id::float8 as id, d.endpoint from alert_devices d join alert_settings s on s.user_id = d.user_id
    where d.user_id = ${alert.userId} and ${alert.kind} = any(s.push_kinds)
      and not exists (select 1 from alerts a where a.id = ${alert.id} and d.id = any(a.done_devices))`)
  return rows
}
