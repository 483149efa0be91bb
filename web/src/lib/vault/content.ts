import { addressSchema, bytes32Schema } from '@did/domain/hex'
import { claimIdSchema, didIdSchema, shareIdSchema } from '@did/domain/ids'
import { attributeEncodings } from '@did/domain/proof-vocabulary'
import { z } from 'zod'

/** The same as SlotOpening of the proofs: an attribute or an empty slot, each with the salt that hides it. */
export const slotSchema = z.union([
  z.object({ encoding: z.literal('empty'), salt: bytes32Schema }),
  z.object({ field: z.string(), encoding: z.enum(attributeEncodings), value: z.string(), salt: bytes32Schema }),
])

const holderSchema = z.object({ kind: z.literal('holder'), didId: didIdSchema, secret: bytes32Schema })

const attributesSchema = z.object({
  kind: z.literal('attributes'),
  claim: z.object({ id: claimIdSchema, type: z.string(), title: z.string() }),
  slots: z.array(slotSchema),
  holder: bytes32Schema,
  schema: bytes32Schema,
  expiry: z.int().nonnegative(),
  commitment: bytes32Schema,
  /** Whether a verifier was sent these: then another version is kept beside them. */
  sent: z.boolean(),
})
export type Attributes = z.infer<typeof attributesSchema>

const verifierKeySchema = z.object({
  kind: z.literal('verifier-key'),
  publicKey: bytes32Schema,
  privateKey: bytes32Schema,
  createdAt: z.int().nonnegative(),
  /** Keys that were made before keys had numbers have the number 0. */
  number: z.int().nonnegative().default(0),
  /** Absent in keys that were made before keys had an end. */
  validUntil: z.int().nonnegative().optional(),
})
export type VerifierKey = z.infer<typeof verifierKeySchema>

const proofSchema = z.object({
  kind: z.literal('proof'),
  claimId: claimIdSchema,
  shareId: shareIdSchema,
  fact: z.string(),
  audience: z.string(),
  expiresAt: z.int().nonnegative(),
  /** Empty where it answered a request: it shows nothing anywhere else. */
  url: z.string(),
})
export type KeptProof = z.infer<typeof proofSchema>

const seenKeysSchema = z.object({
  kind: z.literal('seen-keys'),
  /** The newest key that this owner's page has seen of each verifier. */
  keys: z.array(
    z.object({
      verifier: addressSchema,
      publicKey: bytes32Schema,
      number: z.int().nonnegative(),
      createdAt: z.int().nonnegative(),
    }),
  ),
})
export type SeenKey = z.infer<typeof seenKeysSchema>['keys'][number]

/** What an item of the vault holds: docs/vault-and-proofs.md. */
export const contentSchema = z.discriminatedUnion('kind', [
  holderSchema,
  attributesSchema,
  verifierKeySchema,
  proofSchema,
  seenKeysSchema,
])
export type Content = z.infer<typeof contentSchema>

export type AttributeValues = Readonly<Record<string, string>>

export function valuesOf({ slots }: Pick<Attributes, 'slots'>): AttributeValues {
  return Object.fromEntries(slots.flatMap((slot) => (slot.encoding === 'empty' ? [] : [[slot.field, slot.value]])))
}
