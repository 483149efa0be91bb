import * as z from 'zod/mini'
import { bytes32Schema } from '../hex.ts'
import { vaultIdSchema, vaultItemIdSchema } from '../ids.ts'

/**
 * The key pair of one wrapping. A browser without the wrapping's secret can seal a new master key
 * to the public half.
 */
export const wayPairSchema = z.object({
  publicKey: bytes32Schema,
  /** The private half of the pair, sealed under the wrapping's key. */
  privateKey: z.string(),
  /**
   * A proof that the vault's owner added the public half of the pair. The proof is sealed under the
   * master key.
   */
  binding: z.string(),
})
export type WayPair = z.infer<typeof wayPairSchema>

const wrapped = {
  salt: bytes32Schema,
  /**
   * The master key. It is sealed to the public half of the wrapping's key pair. In an old wrapping
   * without a key pair, it is sealed under the wrapping's key.
   */
  ciphertext: z.string().check(z.maxLength(160)),
  /** The time when a browser added the wrapping, by that browser's clock. */
  createdAt: z.string(),
  /** An old wrapping without a key pair gets a pair at its next use. */
  pair: z.optional(wayPairSchema),
}

/** The stored form of one way to open the vault: by wallet, passkey or recovery code. */
export const wrappingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wallet'), ...wrapped }),
  z.object({ kind: z.literal('passkey'), ...wrapped, credentialId: z.string() }),
  z.object({ kind: z.literal('recovery'), ...wrapped }),
])
export type Wrapping = z.infer<typeof wrappingSchema>

export const vaultItemSchema = z.object({
  id: vaultItemIdSchema,
  /**
   * The version of the item. Each change raises the version by one. The version is sealed together
   * with the item's content.
   */
  version: z.int().check(z.positive(), z.lte(0x7fffffff)),
  ciphertext: z.string(),
})
export type VaultItem = z.infer<typeof vaultItemSchema>

export const vaultSchema = z.object({
  vaultId: vaultIdSchema,
  /**
   * `version` grows with each change of the vault's wrappings, but not with changes of its items.
   */
  version: z.int(),
  wrappings: z.array(wrappingSchema),
  items: z.array(vaultItemSchema),
})
export type Vault = z.infer<typeof vaultSchema>

/**
 * The caller's vault, or null for an account without one. The status 404 would appear as an error
 * in the browser's console.
 */
export const foundVaultSchema = z.object({ vault: z.nullable(vaultSchema) })

export const savedVaultSchema = z.omit(vaultSchema, { items: true })
export type SavedVault = z.infer<typeof savedVaultSchema>

export const savedVaultItemSchema = z.omit(vaultItemSchema, { ciphertext: true })
export type SavedVaultItem = z.infer<typeof savedVaultItemSchema>
