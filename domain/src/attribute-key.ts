import { z } from 'zod'
import type { AttestationDomain } from './attestation.ts'
import { addressSchema, bytes32Schema, hexSchema } from './hex.ts'

/** `AttributeKey` of the EIP-712 domain `DID Verification`, signed: to which key attributes for a verifier are sealed (X25519). */
export const attributeKeySchema = z.object({
  verifier: addressSchema,
  publicKey: bytes32Schema,
  /** Seconds since 1970. A later key replaces an earlier one. */
  createdAt: z.int(),
  signature: hexSchema,
})
export type AttributeKey = z.infer<typeof attributeKeySchema>
export const foundAttributeKeySchema = z.object({ key: attributeKeySchema.nullable() })
export type AttributeKeyMessage = Omit<AttributeKey, 'signature'>

/** What `eth_signTypedData_v4` takes, complete, `EIP712Domain` included. */
export type AttributeKeyRequest = {
  domain: AttestationDomain
  types: Record<string, { name: string; type: string }[]>
  primaryType: 'AttributeKey'
  message: AttributeKeyMessage
}

/** Attributes on their way to one verifier: what an attestation will vouch for, and the openings, which that verifier alone can read. */
export const sentAttributesSchema = z.object({
  commitment: bytes32Schema,
  /** Published for the holder's secret; part of the commitment. */
  holder: bytes32Schema,
  sealed: z.string(),
})
export type SentAttributes = z.infer<typeof sentAttributesSchema>
