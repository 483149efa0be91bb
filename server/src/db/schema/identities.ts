import { address, bytes32, time } from '../columns.ts'
import { boolean, pgTable, text } from '../drizzle.ts'

// The migrations define and explain the constraints of this table.

export const identityControls = pgTable('identity_controls', {
  identity: address('identity').primaryKey(),
  controller: address('controller').notNull(),
  controlledSince: time('controlled_since'),
  byRecovery: boolean('by_recovery').notNull(),
  frozenSince: time('frozen_since'),
  pendingKind: text('pending_kind').$type<'recovery' | 'move' | 'unfreeze'>(),
  pendingController: address('pending_controller'),
  pendingKeyHash: bytes32('pending_key_hash'),
  pendingReadyAt: time('pending_ready_at'),
  pendingIsUnanimous: boolean('pending_is_unanimous').notNull(),
  guardiansHash: bytes32('guardians_hash'),
  nextGuardiansHash: bytes32('next_guardians_hash'),
  nextGuardiansAt: time('next_guardians_at'),
})
export type IdentityControlRow = typeof identityControls.$inferSelect
