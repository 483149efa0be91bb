import { z } from 'zod'
import { maximumVault } from './constants.ts'
import { bytes32Schema } from './hex.ts'
import { vaultIdSchema, vaultItemIdSchema } from './ids.ts'
import { complaints, vaultComplaints } from './texts/complaints.ts'
import { type VaultItem, vaultItemSchema } from './vault.ts'

// What the page sends of a vault: apart from what it reads, which every page of the account carries.

const sealedKey = z.base64().min(1).max(160)
const newWrapped = {
  salt: bytes32Schema,
  ciphertext: sealedKey,
  createdAt: z.iso.datetime(),
  pair: z.optional(z.object({ publicKey: bytes32Schema, privateKey: sealedKey, binding: sealedKey })),
}
/** Base64url, as the browser is asked for it: at most 1,023 bytes. */
const credentialId = z.string().regex(/^[A-Za-z0-9_-]{1,1364}$/, complaints.invalid)
const newWrappings = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('wallet'), ...newWrapped }),
      z.object({ kind: z.literal('passkey'), ...newWrapped, credentialId }),
      z.object({ kind: z.literal('recovery'), ...newWrapped }),
    ]),
  )
  .min(1, vaultComplaints.wrappingsMissing)
  .max(maximumVault.wrappings, vaultComplaints.wrappingsTooMany)
  .refine((list) => new Set(list.map(({ salt }) => salt.toLowerCase())).size === list.length, complaints.invalid)

const ciphertext = z.base64().min(1).max(maximumVault.itemCharacters, vaultComplaints.itemTooLong)

export const saveVaultSchema = z.object({ vaultId: vaultIdSchema, wrappings: newWrappings })
export type SaveVault = z.infer<typeof saveVaultSchema>

export const saveVaultItemSchema = z.object({ vaultId: vaultIdSchema, ciphertext })
export type SaveVaultItem = z.infer<typeof saveVaultItemSchema>

const items = z.array(vaultItemSchema.extend({ ciphertext })).max(maximumVault.items, vaultComplaints.itemsTooMany)

/** A part of a backup. The same vault again adds the items that are missing and changes none. */
export const restoreVaultSchema = saveVaultSchema.extend({ items })
export type RestoreVault = z.infer<typeof restoreVaultSchema>

/** Begins to lock the vault `replaces` with a new key: what follows is kept apart under the new `vaultId`. */
export const stageVaultSchema = saveVaultSchema
  .extend({ replaces: vaultIdSchema })
  .refine(({ vaultId, replaces }) => vaultId !== replaces, complaints.invalid)
export type StageVault = z.infer<typeof stageVaultSchema>

/** A part of what was sealed anew. The same item again changes nothing. */
export const stageVaultItemsSchema = z.object({ vaultId: vaultIdSchema, items })
export type StageVaultItems = z.infer<typeof stageVaultItemsSchema>

/** Puts the staged vault in the place of the old one, if both hold what the page has seen: SHA-256 of `describeItems`. */
export const switchVaultSchema = z.object({
  vaultId: vaultIdSchema,
  replaces: vaultIdSchema,
  replacedItems: bytes32Schema,
  stagedItems: bytes32Schema,
})
export type SwitchVault = z.infer<typeof switchVaultSchema>

/** One text for one state of all items, whatever order they come in. Page and server compare its hash. */
export function describeItems(all: readonly VaultItem[]): string {
  return all
    .map(({ id, version, ciphertext }) => `${id} ${version} ${ciphertext}\n`)
    .sort()
    .join('')
}

export const vaultItemParams = z.object({ itemId: vaultItemIdSchema })
/** So that a page which has slept through a new beginning deletes nothing of it. */
export const vaultQuery = z.object({ vaultId: vaultIdSchema })
