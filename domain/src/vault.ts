import { z } from 'zod'
import { bytes32Schema } from './hex.ts'
import { vaultIdSchema, vaultItemIdSchema } from './ids.ts'

const wrapped = {
  salt: bytes32Schema,
  /** The vault's master key, sealed under a key that only this way yields. */
  ciphertext: z.string().max(120),
  /** By the clock of the browser that added it; for the list of ways in. */
  createdAt: z.string(),
}

/** A way into a vault. What each is made of: docs/vault-and-proofs.md. */
export const wrappingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wallet'), ...wrapped }),
  z.object({ kind: z.literal('passkey'), ...wrapped, credentialId: z.string() }),
  z.object({ kind: z.literal('recovery'), ...wrapped }),
])
export type Wrapping = z.infer<typeof wrappingSchema>

export const vaultItemSchema = z.object({
  id: vaultItemIdSchema,
  /** Rises by one with each change. It is sealed in with the content. */
  version: z.int().positive().max(0x7fffffff),
  ciphertext: z.string(),
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

/** Most accounts have none, which is nothing that a browser should complain about as of a 404. */
export const foundVaultSchema = z.object({ vault: vaultSchema.nullable() })

export const savedVaultSchema = vaultSchema.omit({ items: true })
export type SavedVault = z.infer<typeof savedVaultSchema>

export const savedVaultItemSchema = vaultItemSchema.omit({ ciphertext: true })
export type SavedVaultItem = z.infer<typeof savedVaultItemSchema>
