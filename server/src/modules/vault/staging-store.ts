import type { Address } from '@did/domain/hex'
import type { StageVault } from '@did/domain/save-vault'
import type { VaultItem } from '@did/domain/vault'
import type { Database, Transaction } from '../../db/database.ts'
import { count, eq, sql } from '../../db/drizzle.ts'
import {
  type StagedVaultRow,
  stagedVaultItems,
  stagedVaults,
  type VaultRow,
  vaultItems,
  vaults,
} from '../../db/schema.ts'

/** What was staged before goes: an account stages one vault at a time. */
export async function stage(tx: Transaction, owner: Address, input: StageVault): Promise<void> {
  await dropStaged(tx, owner)
  await tx.insert(stagedVaults).values({ owner, ...input })
}

/** Locked, so that upkeep does not clear up what is about to take the old vault's place. */
export async function findStaged(tx: Transaction, owner: Address): Promise<StagedVaultRow | null> {
  const [row] = await tx.select().from(stagedVaults).where(eq(stagedVaults.owner, owner)).for('update')
  return row ?? null
}

/** Items that are staged already stay as they are. */
export async function stageItems(tx: Transaction, owner: Address, items: readonly VaultItem[]): Promise<void> {
  if (items.length === 0) return
  await tx
    .insert(stagedVaultItems)
    .values(items.map((item) => ({ owner, ...item })))
    .onConflictDoNothing()
}

export async function countStagedItems(tx: Transaction, owner: Address): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(stagedVaultItems).where(eq(stagedVaultItems.owner, owner))
  return row?.count ?? 0
}

export async function listItems(tx: Transaction, owner: Address): Promise<VaultItem[]> {
  const { id, version, ciphertext } = vaultItems
  return tx.select({ id, version, ciphertext }).from(vaultItems).where(eq(vaultItems.owner, owner))
}

export async function listStagedItems(tx: Transaction, owner: Address): Promise<VaultItem[]> {
  const { id, version, ciphertext } = stagedVaultItems
  return tx.select({ id, version, ciphertext }).from(stagedVaultItems).where(eq(stagedVaultItems.owner, owner))
}

/** The staged vault takes the place of the one there was, whose ciphertexts go. */
export async function switchTo(tx: Transaction, { owner, vaultId, wrappings }: StagedVaultRow): Promise<VaultRow> {
  await tx.delete(vaultItems).where(eq(vaultItems.owner, owner))
  await tx.execute(sql`
    insert into vault_items (owner, id, ciphertext, version)
    select owner, id, ciphertext, version from staged_vault_items where owner = ${owner}`)
  const [row] = await tx
    .update(vaults)
    .set({ vaultId, wrappings, updatedAt: sql`now()`, version: sql`${vaults.version} + 1` })
    .where(eq(vaults.owner, owner))
    .returning()
  if (!row) throw new Error('The locked vault is gone')
  await dropStaged(tx, owner)
  return row
}

async function dropStaged(tx: Transaction, owner: Address): Promise<void> {
  await tx.delete(stagedVaults).where(eq(stagedVaults.owner, owner))
}

export async function deleteAbandoned(db: Database, keptMs: number): Promise<void> {
  await db.delete(stagedVaults).where(sql`${stagedVaults.createdAt} < now() - ${`${keptMs} milliseconds`}::interval`)
}
