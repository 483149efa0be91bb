import { addressSchema, bytes32Schema } from '@did/domain/hex'
import { claimIdSchema, didIdSchema, shareIdSchema } from '@did/domain/ids'
import { attributeEncodings } from '@did/domain/proof/proof-vocabulary'
import * as z from 'zod/mini'

/**
 * Has the form of `SlotOpening` in `proofs`: an attribute or an empty slot, each with the salt that
 * hides it.
 */
export const slotSchema = z.union([
  z.object({ encoding: z.literal('empty'), salt: bytes32Schema }),
  z.object({ field: z.string(), encoding: z.enum(attributeEncodings), value: z.string(), salt: bytes32Schema }),
])

const holderSecretSchema = z.object({ kind: z.literal('holder'), didId: didIdSchema, secret: bytes32Schema })

const attributesSchema = z.object({
  kind: z.literal('attributes'),
  claim: z.object({ id: claimIdSchema, type: z.string(), title: z.string() }),
  slots: z.array(slotSchema),
  holder: bytes32Schema,
  schema: bytes32Schema,
  expiry: z.int().check(z.nonnegative()),
  commitment: bytes32Schema,
  /**
   * Tells whether a verifier received these attributes. After that, a change makes a new version of
   * the attributes, and the vault keeps this one.
   */
  sent: z.boolean(),
})
export type Attributes = z.infer<typeof attributesSchema>

const verifierKeySchema = z.object({
  kind: z.literal('verifier-key'),
  publicKey: bytes32Schema,
  privateKey: bytes32Schema,
  createdAt: z.int().check(z.nonnegative()),
  /** Keys that were made before keys had numbers have the number 0. */
  number: z._default(z.int().check(z.nonnegative()), 0),
  /** This is absent for keys that were made before a key had an end. */
  validUntil: z.optional(z.int().check(z.nonnegative())),
})
export type VerifierKey = z.infer<typeof verifierKeySchema>

const proofSchema = z.object({
  kind: z.literal('proof'),
  claimId: claimIdSchema,
  shareId: shareIdSchema,
  /** Says what was proved, in the language of the page that made the proof. */
  fact: z.string(),
  /** Present if the proof is about an age. Older entries have only the sentence `fact`. */
  age: z.optional(z.int()),
  audience: z.string(),
  expiresAt: z.int().check(z.nonnegative()),
  /**
   * The link with the proof, or '' for an answer to a request for proof, because such a link does
   * not work anywhere else.
   */
  url: z.string(),
})
export type KeptProof = z.infer<typeof proofSchema>

const seenKeysSchema = z.object({
  kind: z.literal('seen-keys'),
  keys: z.array(
    z.object({
      verifier: addressSchema,
      publicKey: bytes32Schema,
      number: z.int().check(z.nonnegative()),
      createdAt: z.int().check(z.nonnegative()),
    }),
  ),
})
export type SeenKey = z.infer<typeof seenKeysSchema>['keys'][number]

/**
 * The link of a share. Only this vault can show it again, because the server never had the key in
 * the link.
 */
const linkSchema = z.object({ kind: z.literal('link'), shareId: shareIdSchema, url: z.string() })

/** docs/vault-and-proofs.md describes the content of each kind of item. */
export const contentSchema = z.discriminatedUnion('kind', [
  holderSecretSchema,
  attributesSchema,
  verifierKeySchema,
  proofSchema,
  seenKeysSchema,
  linkSchema,
])
export type Content = z.infer<typeof contentSchema>

export type AttributeValues = Readonly<Record<string, string>>

export function valuesOf({ slots }: Pick<Attributes, 'slots'>): AttributeValues {
  return Object.fromEntries(slots.flatMap((slot) => (slot.encoding === 'empty' ? [] : [[slot.field, slot.value]])))
}
