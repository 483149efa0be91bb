import { z } from 'zod'
import { bytes32Schema } from './hex.ts'
import { vaultIdSchema, vaultItemIdSchema } from './ids.ts'

/** The key pair of a way in: what is sealed to its public half opens with this way alone, even while the way is not at hand. */
export const wayPairSchema = z.object({
  publicKey: bytes32Schema,
  /** The private half, sealed under a key that only this way yields. */
  privateKey: z.string(),
  /** Sealed under the master key: it shows that the vault's owner added this public half. */
  binding: z.string(),
})
export type WayPair = z.infer<typeof wayPairSchema>

const wrapped = {
  salt: bytes32Schema,
  /** The vault's master key, sealed to the pair's public half; without a pair, under a key that only this way yields. */
  ciphertext: z.string().max(160),
  /** By the clock of the browser that added it; for the list of ways in. */
  createdAt: z.string(),
  /** A way that was added before there were pairs gets one when it is next used. */
  pair: z.optional(wayPairSchema),
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
