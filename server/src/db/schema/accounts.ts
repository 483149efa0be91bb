import type { Notification, NotificationType } from '@did/domain/account/notification'
import type { ServerEvent } from '@did/domain/account/socket-message'
import type { Hex } from '@did/domain/hex'
import type { ContactMessageId, NotificationId, UserId } from '@did/domain/ids'
import { address, big, bytes32, identity, time } from '../columns.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from '../drizzle.ts'

// The migrations define and explain the constraints of these tables.

export const users = pgTable('users', {
  id: identity().$type<UserId>(),
  walletAddress: address('wallet_address').notNull(),
  username: text('username').notNull(),
  usernameKey: text('username_key').notNull(),
  name: text('name'),
  email: text('email'),
  isSelfRegistered: boolean('is_self_registered').notNull().default(false),
  verifierOrganization: text('verifier_organization'),
  lastSeq: big('last_seq').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})
export type UserRow = typeof users.$inferSelect

export const signInNonces = pgTable('sign_in_nonces', {
  nonce: text('nonce').primaryKey(),
  issuedAt: time('issued_at').notNull(),
})

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  address: address('address').notNull(),
  signer: address('signer'),
  signedDigest: bytes32('signed_digest'),
  signature: text('signature').$type<Hex>(),
  chainId: big('chain_id').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  lastActiveAt: time('last_active_at').notNull().defaultNow(),
})

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    address: address('address').notNull(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    bytes: integer('bytes').notNull().default(0),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.address, table.route, table.key] })],
)

export const contactMessages = pgTable('contact_messages', {
  id: identity().$type<ContactMessageId>(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  doneAt: time('done_at'),
})
export type ContactMessageRow = typeof contactMessages.$inferSelect

export const notifications = pgTable('notifications', {
  id: identity().$type<NotificationId>(),
  userId: big('user_id').$type<UserId>().notNull(),
  type: text('type').$type<NotificationType>().notNull(),
  title: text('title').notNull(),
  message: text('message').notNull(),
  data: jsonb('data').$type<Notification['data']>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  readAt: time('read_at'),
})

export const events = pgTable(
  'events',
  {
    userId: big('user_id').$type<UserId>().notNull(),
    seq: big('seq').notNull(),
    type: text('type').$type<ServerEvent['type']>().notNull(),
    data: jsonb('data').$type<ServerEvent['data']>().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.seq] })],
)
