import type { VaultId, VaultItemId } from '@did/domain/ids'
import type { Wrapping } from '@did/domain/vault/vault'
import { address, time } from '../columns.ts'
import { integer, jsonb, pgTable, primaryKey, text } from '../drizzle.ts'

// The migrations define and explain the constraints of these tables.

export const vaults = pgTable('vaults', {
  owner: address('owner').primaryKey(),
  vaultId: text('vault_id').$type<VaultId>().notNull(),
  wrappings: jsonb('wrappings').$type<Wrapping[]>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})
export type VaultRow = typeof vaults.$inferSelect

export const vaultItems = pgTable(
  'vault_items',
  {
    owner: address('owner').notNull(),
    id: text('id').$type<VaultItemId>().notNull(),
    ciphertext: text('ciphertext').notNull(),
    updatedAt: time('updated_at').notNull().defaultNow(),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.id] })],
)
export type VaultItemRow = typeof vaultItems.$inferSelect

export const stagedVaults = pgTable('staged_vaults', {
  owner: address('owner').primaryKey(),
  vaultId: text('vault_id').$type<VaultId>().notNull(),
  replaces: text('replaces').$type<VaultId>().notNull(),
  wrappings: jsonb('wrappings').$type<Wrapping[]>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})
export type StagedVaultRow = typeof stagedVaults.$inferSelect

export const stagedVaultItems = pgTable(
  'staged_vault_items',
  {
    owner: address('owner').notNull(),
    id: text('id').$type<VaultItemId>().notNull(),
    ciphertext: text('ciphertext').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.id] })],
)
