import type { KeyInvitationId } from '@did/domain/ids'
import { address, bytes32, time } from '../columns.ts'
import { boolean, pgTable, text } from '../drizzle.ts'

// The migrations define and explain the constraints of these tables.

export const passkeys = pgTable('passkeys', {
  credentialId: text('credential_id').primaryKey(),
  account: address('account').notNull(),
  x: bytes32('x').notNull(),
  y: bytes32('y').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})
export type PasskeyRow = typeof passkeys.$inferSelect

export const keyInvitations = pgTable('key_invitations', {
  id: text('id').$type<KeyInvitationId>().primaryKey(),
  account: address('account').notNull(),
  sealed: text('sealed').notNull(),
  offer: text('offer'),
  isDeclined: boolean('is_declined').notNull().default(false),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
})
export type KeyInvitationRow = typeof keyInvitations.$inferSelect
