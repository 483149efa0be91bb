import type { AlertChannel, AlertKind } from '@did/domain/alert/alert'
import type { AlertDeviceId, AlertToken, UserId } from '@did/domain/ids'
import type { Language } from '@did/domain/language'
import { big, identity, time } from '../columns.ts'
import { integer, pgTable, text } from '../drizzle.ts'

// The migrations define and explain the constraints of these tables.

export const alertSettings = pgTable('alert_settings', {
  userId: big('user_id').$type<UserId>().primaryKey(),
  address: text('address'),
  confirmedAt: time('confirmed_at'),
  confirmToken: text('confirm_token').$type<AlertToken>(),
  confirmUntil: time('confirm_until'),
  stopToken: text('stop_token').$type<AlertToken>().notNull(),
  mailKinds: text('mail_kinds').array().$type<AlertKind[]>().notNull().default([]),
  pushKinds: text('push_kinds').array().$type<AlertKind[]>().notNull().default([]),
  language: text('language').$type<Language>().notNull().default('en'),
})
export type AlertSettingsRow = typeof alertSettings.$inferSelect

export const alertDevices = pgTable('alert_devices', {
  id: identity().$type<AlertDeviceId>(),
  userId: big('user_id').$type<UserId>().notNull(),
  endpoint: text('endpoint').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})
export type AlertDeviceRow = typeof alertDevices.$inferSelect

/**
 * A `confirm` mail asks a person to confirm an address. `stopped` is the farewell message when the
 * alerts of a channel end.
 */
export type QueuedKind = AlertKind | 'confirm' | 'stopped'

export const alerts = pgTable('alerts', {
  id: identity(),
  userId: big('user_id').$type<UserId>(),
  channel: text('channel').$type<AlertChannel>().notNull(),
  kind: text('kind').$type<QueuedKind>().notNull(),
  recipient: text('recipient'),
  addressHash: text('address_hash'),
  hostHash: text('host_hash'),
  language: text('language').$type<Language>(),
  messageId: text('message_id').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  dueAt: time('due_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  takenUntil: time('taken_until'),
  sentAt: time('sent_at'),
  givenUpAt: time('given_up_at'),
  doneDevices: big('done_devices').array().$type<AlertDeviceId[]>().notNull().default([]),
})
export type AlertRow = typeof alerts.$inferSelect

export const inboxMails = pgTable('inbox_mails', {
  id: identity(),
  userId: big('user_id').$type<UserId>().notNull(),
  messageId: text('message_id').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  sentAt: time('sent_at').notNull().defaultNow(),
})
