import { z } from 'zod'
import { maximumVault } from './constants.ts'
import { bytes32Schema } from './hex.ts'
import { vaultIdSchema, vaultItemIdSchema } from './ids.ts'
import { complaints } from './texts/complaints.ts'

/** The statement a wallet shows when its signature opens a vault (EIP-4361). */
export const vaultStatement =
  'Open my private attributes. With this signature and a copy of my sealed data anybody could read them: sign it on this site only.'

const wrapped = {
  salt: bytes32Schema,
  /** The vault's master key, sealed under a key that only this way yields. */
  ciphertext: z.base64().min(1).max(120),
  /** By the clock of the browser that added it; for the list of ways in. */
  createdAt: z.iso.datetime(),
}

/** A way into a vault. What each is made of: docs/vault-and-proofs.md. */
export const wrappingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wallet'), ...wrapped }),
  z.object({
    kind: z.literal('passkey'),
    ...wrapped,
    /** Base64url, as the browser is asked for it: at most 1,023 bytes. */
    credentialId: z.string().regex(/^[A-Za-z0-9_-]{1,1364}$/, complaints.invalid),
  }),
  z.object({ kind: z.literal('recovery'), ...wrapped }),
])
export type Wrapping = z.infer<typeof wrappingSchema>

const wrappings = z
  .array(wrappingSchema)
  .min(1, complaints.wrappingsMissing)
  .max(maximumVault.wrappings, complaints.wrappingsTooMany)
  .refine((list) => new Set(list.map(({ salt }) => salt.toLowerCase())).size === list.length, complaints.invalid)

const ciphertext = z.base64().min(1).max(maximumVault.itemCharacters, complaints.vaultItemTooLong)

export const vaultItemSchema = z.object({
  id: vaultItemIdSchema,
  /** Rises by one with each change. It is sealed in with the content. */
  version: z.int().positive().max(0x7fffffff),
  ciphertext,
})
export type VaultItem = z.infer<typeof vaultItemSchema>

export const vaultSchema = z.object({
  vaultId: vaultIdSchema,
  /** Of the wrappings alone. */
  version: z.int(),
  wrappings: z.array(wrappingSchema),
  items: z.array(vaultItemSchema),
})
export type Vault = z.infer<typeof vaultSchema>

export const saveVaultSchema = z.object({ vaultId: vaultIdSchema, wrappings })
export type SaveVault = z.infer<typeof saveVaultSchema>
export const savedVaultSchema = vaultSchema.omit({ items: true })
export type SavedVault = z.infer<typeof savedVaultSchema>

export const saveVaultItemSchema = z.object({ vaultId: vaultIdSchema, ciphertext })
export type SaveVaultItem = z.infer<typeof saveVaultItemSchema>
export const savedVaultItemSchema = vaultItemSchema.omit({ ciphertext: true })
export type SavedVaultItem = z.infer<typeof savedVaultItemSchema>

/** A part of a backup. The same vault again adds the items that are missing and changes none. */
export const restoreVaultSchema = saveVaultSchema.extend({
  items: z.array(vaultItemSchema).max(maximumVault.items, complaints.vaultItemsTooMany),
})
export type RestoreVault = z.infer<typeof restoreVaultSchema>
