import type { Address } from '@did/domain/hex'
import type { VaultItemId } from '@did/domain/ids'
import type { SaveVault } from '@did/domain/vault/save-vault'
import type { VaultItem, Wrapping } from '@did/domain/vault/vault'
import { type Database, preparedOnce, type Transaction } from '../../db/database.ts'
import { and, asc, count, eq, type SQLWrapper, sql } from '../../db/drizzle.ts'
import { type VaultItemRow, type VaultRow, vaultItems, vaults } from '../../db/schema/vault.ts'
import type { VaultSize } from './policy.ts'

export type FullVault = { vault: VaultRow; items: VaultItemRow[] }
type ItemKey = { owner: Address; id: VaultItemId }

const owner = sql.placeholder('owner')
const statements = preparedOnce((db) => ({
  vault: db.select().from(vaults).where(eq(vaults.owner, owner)).prepare('vault_of_owner'),
  items: db
    .select()
    .from(vaultItems)
    .where(eq(vaultItems.owner, owner))
    .orderBy(asc(vaultItems.id))
    .prepare('vault_items_of_owner'),
}))

/**
 * The server tries at most this many times to read a vault. Between the statements of one attempt,
 * another page may switch to a new vault, whose items need another key.
 */
const readsAtMost = 5

export async function findVault(db: Database, owner: Address): Promise<FullVault | null> {
  for (let attempt = 0; attempt < readsAtMost; attempt += 1) {
    const [vault] = await statements(db).vault.execute({ owner })
    if (!vault) return null
    const items = await statements(db).items.execute({ owner })
    const [again] = await statements(db).vault.execute({ owner })
    if (again?.vaultId === vault.vaultId) return { vault, items }
  }
  throw new Error('The vault was replaced again and again while it was read')
}

/** Returns null, and changes nothing, if the account has a vault. */
export async function addVault(tx: Transaction, owner: Address, input: SaveVault): Promise<VaultRow | null> {
  const [row] = await tx
    .insert(vaults)
    .values({ owner, ...input })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** Other changes of the vault or its items wait until the transaction ends. */
export async function lockVault(tx: Transaction, owner: Address): Promise<VaultRow | null> {
  const [row] = await tx.select().from(vaults).where(eq(vaults.owner, owner)).for('update')
  return row ?? null
}

export async function saveWrappings(tx: Transaction, owner: Address, wrappings: Wrapping[]): Promise<VaultRow> {
  const [row] = await tx
    .update(vaults)
    .set({ wrappings, updatedAt: sql`now()`, version: sql`${vaults.version} + 1` })
    .where(eq(vaults.owner, owner))
    .returning()
  if (!row) throw new Error('The locked vault is gone')
  return row
}

export async function deleteVault(tx: Transaction, owner: Address): Promise<void> {
  await tx.delete(vaults).where(eq(vaults.owner, owner))
}

export async function findItem(tx: Transaction, { owner, id }: ItemKey): Promise<VaultItemRow | null> {
  const [row] = await tx
    .select()
    .from(vaultItems)
    .where(and(eq(vaultItems.owner, owner), eq(vaultItems.id, id)))
  return row ?? null
}

export async function saveItem(tx: Transaction, item: ItemKey & { ciphertext: string }): Promise<VaultItemRow> {
  const { ciphertext } = item
  const [row] = await tx
    .insert(vaultItems)
    .values({ ...item, version: 1 })
    .onConflictDoUpdate({
      target: [vaultItems.owner, vaultItems.id],
      set: { ciphertext, updatedAt: sql`now()`, version: sql`${vaultItems.version} + 1` },
    })
    .returning()
  if (!row) throw new Error('The item was not stored')
  return row
}

/** Items that exist already do not change. */
export async function addItems(tx: Transaction, owner: Address, items: readonly VaultItem[]): Promise<void> {
  if (items.length === 0) return
  await tx
    .insert(vaultItems)
    .values(items.map((item) => ({ owner, ...item })))
    .onConflictDoNothing()
}

export async function measureItems(tx: Transaction, owner: Address): Promise<VaultSize> {
  const [row] = await tx.select(sizeOf(vaultItems)).from(vaultItems).where(eq(vaultItems.owner, owner))
  return row ?? { items: 0, characters: 0 }
}

export function sizeOf({ ciphertext }: { ciphertext: SQLWrapper }) {
  return { items: count(), characters: sql`coalesce(sum(length(${ciphertext})), 0)`.mapWith(Number) }
}

export async function deleteItem(tx: Transaction, { owner, id }: ItemKey): Promise<boolean> {
  const { rowCount } = await tx.delete(vaultItems).where(and(eq(vaultItems.owner, owner), eq(vaultItems.id, id)))
  return rowCount === 1
}
