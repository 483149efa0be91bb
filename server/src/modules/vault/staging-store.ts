import type { Address } from '@did/domain/hex'
import type { StageVault } from '@did/domain/vault/save-vault'
import type { VaultItem } from '@did/domain/vault/vault'
import type { Database, Transaction } from '../../db/database.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { eq, sql } from '../../db/drizzle.ts'
import {
  type StagedVaultRow,
  stagedVaultItems,
  stagedVaults,
  type VaultRow,
  vaultItems,
  vaults,
} from '../../db/schema/vault.ts'
import type { VaultSize } from './policy.ts'
import { sizeOf } from './store.ts'

/** An account stages one vault at a time, so an earlier staged vault is deleted. */
export async function stage(tx: Transaction, owner: Address, input: StageVault): Promise<void> {
  await dropStaged(tx, owner)
  await tx.insert(stagedVaults).values({ owner, ...input })
}

/** The lock keeps upkeep from deleting the staged vault while it is used. */
export async function findStaged(tx: Transaction, owner: Address): Promise<StagedVaultRow | null> {
  const [row] = await tx.select().from(stagedVaults).where(eq(stagedVaults.owner, owner)).for('update')
  return row ?? null
}

/** Items that are already staged do not change. */
export async function stageItems(tx: Transaction, owner: Address, items: readonly VaultItem[]): Promise<void> {
  if (items.length === 0) return
  await tx
    .insert(stagedVaultItems)
    .values(items.map((item) => ({ owner, ...item })))
    .onConflictDoNothing()
}

export async function measureStagedItems(tx: Transaction, owner: Address): Promise<VaultSize> {
  const [row] = await tx
    .select(sizeOf(stagedVaultItems))
    .from(stagedVaultItems)
    .where(eq(stagedVaultItems.owner, owner))
  return row ?? { items: 0, characters: 0 }
}

export function hashItems(tx: Transaction, owner: Address): Promise<string> {
  return hashItemsOf(tx, vaultItems, owner)
}

export function hashStagedItems(tx: Transaction, owner: Address): Promise<string> {
  return hashItemsOf(tx, stagedVaultItems, owner)
}

/**
 * Returns the SHA-256 of the text that `describeItems` makes of an owner's items. The database
 * makes this text, because the node would otherwise read a whole vault for each call.
 */
async function hashItemsOf(
  tx: Transaction,
  items: typeof vaultItems | typeof stagedVaultItems,
  owner: Address,
): Promise<string> {
  const { rows } = await tx.execute<{ hash: string }>(sql`
    select encode(sha256(convert_to(coalesce(string_agg(line, '' order by line collate "C"), ''), 'UTF8')), 'hex') as hash
    from (
      select ${items.id} || ' ' || ${items.version} || ' ' || ${items.ciphertext} || chr(10) as line
      from ${items} where ${eq(items.owner, owner)}
    ) lines`)
  return `0x${rows[0]?.hash}`
}

/** Deletes the ciphertexts of the old vault, too. */
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
  const isOld = sql`${stagedVaults.createdAt} < now() - ${`${keptMs} milliseconds`}::interval`
  await deleteInBatches(db, stagedVaults, isOld)
}
