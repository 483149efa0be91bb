import { z } from 'zod'
import { attestationDomainSchema } from './attestation.ts'
import { addressSchema, bytes32Schema, hexSchema } from './hex.ts'

/** `AttributeKey` of the EIP-712 domain `DID Verification`: to which key attributes for a verifier are sealed (X25519). */
export const attributeKeyMessageSchema = z.object({
  verifier: addressSchema,
  publicKey: bytes32Schema,
  /** Seconds since 1970. A later key replaces an earlier one. */
  createdAt: z.int().nonnegative(),
})
export type AttributeKeyMessage = z.infer<typeof attributeKeyMessageSchema>

export const attributeKeySchema = attributeKeyMessageSchema.extend({ signature: hexSchema })
export type AttributeKey = z.infer<typeof attributeKeySchema>

export const publishAttributeKeySchema = attributeKeySchema.omit({ verifier: true })
export type PublishAttributeKey = z.infer<typeof publishAttributeKeySchema>

/** What `eth_signTypedData_v4` takes, complete, `EIP712Domain` included. */
export const attributeKeyRequestSchema = z.object({
  domain: attestationDomainSchema,
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.literal('AttributeKey'),
  message: attributeKeyMessageSchema,
})
export type AttributeKeyRequest = z.infer<typeof attributeKeyRequestSchema>

/** Base64. Sixteen slots with the longest texts that the page lets an owner write. */
export const maximumSealedAttributes = 40_000

/** Attributes on their way to one verifier: what an attestation will vouch for, and the openings, which that verifier alone can read. */
export const sentAttributesSchema = z.object({
  commitment: bytes32Schema,
  /** Published for the holder's secret; part of the commitment. */
  holder: bytes32Schema,
  sealed: z.base64().min(1).max(maximumSealedAttributes),
})
export type SentAttributes = z.infer<typeof sentAttributesSchema>
