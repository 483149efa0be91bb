import * as z from 'zod/mini'
import { bytes32Schema } from '../hex.ts'
import { vaultIdSchema, vaultItemIdSchema } from '../ids.ts'
import { complaints } from '../texts/en/complaints.ts'
import { vaultComplaints } from '../texts/en/vault-complaints.ts'
import { maximumVault } from './limits.ts'
import { type VaultItem, vaultItemSchema } from './vault.ts'

// The page loads this file only to change a vault's key. For everything else, it loads vault.ts.

const sealedKey = z.base64().check(z.minLength(1), z.maxLength(160))
const newWrapped = {
  salt: bytes32Schema,
  ciphertext: sealedKey,
  createdAt: z.iso.datetime(),
  pair: z.optional(z.object({ publicKey: bytes32Schema, privateKey: sealedKey, binding: sealedKey })),
}
/** A passkey's id, base64url of at most 1,023 bytes (WebAuthn). */
const credentialId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,1364}$/, complaints.invalid))
const newWrappings = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('wallet'), ...newWrapped }),
      z.object({ kind: z.literal('passkey'), ...newWrapped, credentialId }),
      z.object({ kind: z.literal('recovery'), ...newWrapped }),
    ]),
  )
  .check(
    z.minLength(1, vaultComplaints.wrappingsMissing),
    z.maxLength(maximumVault.wrappings, vaultComplaints.wrappingsTooMany),
    z.refine((list) => new Set(list.map(({ salt }) => salt)).size === list.length, complaints.invalid),
  )

const ciphertext = z
  .base64()
  .check(z.minLength(1), z.maxLength(maximumVault.itemCharacters, vaultComplaints.itemTooLong))

export const saveVaultSchema = z.object({ vaultId: vaultIdSchema, wrappings: newWrappings })
export type SaveVault = z.infer<typeof saveVaultSchema>

export const saveVaultItemSchema = z.object({ vaultId: vaultIdSchema, ciphertext })
export type SaveVaultItem = z.infer<typeof saveVaultItemSchema>

const items = z
  .array(z.extend(vaultItemSchema, { ciphertext }))
  .check(z.maxLength(maximumVault.items, vaultComplaints.itemsTooMany))

/**
 * A part of a backup that a page restores. The server adds the items that are missing in the vault,
 * and changes no other item. So a page can send a part again.
 */
export const restoreVaultSchema = z.extend(saveVaultSchema, { items })
export type RestoreVault = z.infer<typeof restoreVaultSchema>

/**
 * Starts a staged vault under a new key, which will later replace the vault `replaces`. The page
 * sends the items in further calls (`stageVaultItemsSchema`).
 */
export const stageVaultSchema = z
  .extend(saveVaultSchema, { replaces: vaultIdSchema })
  .check(z.refine(({ vaultId, replaces }) => vaultId !== replaces, complaints.invalid))
export type StageVault = z.infer<typeof stageVaultSchema>

/**
 * Some items that are sealed for the staged vault. If the page sends an item again, nothing
 * changes.
 */
export const stageVaultItemsSchema = z.object({ vaultId: vaultIdSchema, items })
export type StageVaultItems = z.infer<typeof stageVaultItemsSchema>

/**
 * Puts the staged vault in place of the vault `replaces`. The server does this only if the items of
 * the two vaults have the hashes `stagedItems` and `replacedItems` (SHA-256 of `describeItems`).
 */
export const switchVaultSchema = z.object({
  vaultId: vaultIdSchema,
  replaces: vaultIdSchema,
  replacedItems: bytes32Schema,
  stagedItems: bytes32Schema,
})
export type SwitchVault = z.infer<typeof switchVaultSchema>

/**
 * Returns a text that names all items of a vault and does not depend on their order. The server
 * compares the hash of this text with the hash that the page sends.
 */
export function describeItems(all: readonly VaultItem[]): string {
  return all
    .map(({ id, version, ciphertext }) => `${id} ${version} ${ciphertext}\n`)
    .sort()
    .join('')
}

export const vaultItemParams = z.object({ itemId: vaultItemIdSchema })
/**
 * Names the vault that the page has read. If somebody has made a new vault since then, the page
 * must not delete items of the new vault.
 */
export const vaultQuery = z.object({ vaultId: vaultIdSchema })
