import * as z from 'zod/mini'
import type { AttestationDomain } from '../attestation/attestation.ts'
import { type Address, addressSchema, bytes32Schema, type Hex, hexSchema } from '../hex.ts'
import type { ClaimId } from '../ids.ts'
import { attributeKeyLife } from './limits.ts'

/** A verifier's X25519 key, signed as `AttributeKey` (EIP-712). Owners seal attributes with it. */
export const attributeKeySchema = z.object({
  verifier: addressSchema,
  publicKey: bytes32Schema,
  /** `createdAt` is in seconds since 1970. */
  createdAt: z.int().check(z.nonnegative()),
  /**
   * A verifier's key with a higher number replaces one with a lower number. A key that was signed
   * without a number has 0.
   */
  number: z.int().check(z.nonnegative()),
  /** `validUntil` is in seconds since 1970. From this time on, nobody seals with the key. */
  validUntil: z.int().check(z.nonnegative()),
  signature: hexSchema,
})
export type AttributeKey = z.infer<typeof attributeKeySchema>
export const foundAttributeKeySchema = z.object({ key: z.nullable(attributeKeySchema) })
export type AttributeKeyMessage = Omit<AttributeKey, 'signature'>

/**
 * Returns the latest permitted end of a key (seconds since 1970). A key that was signed without an
 * end has this end.
 */
export function latestEndOfKey(createdAt: number): number {
  return createdAt + attributeKeyLife.seconds
}

/** The whole argument of `eth_signTypedData_v4` for an attribute key, with `EIP712Domain`. */
export type AttributeKeyRequest = {
  domain: AttestationDomain
  types: Record<string, { name: string; type: string }[]>
  primaryType: 'AttributeKey'
  message: AttributeKeyMessage
}

/**
 * The owner's signature over attributes that the owner sends to a verifier (`SharedAttributes`,
 * EIP-712).
 */
export const sharingSignatureSchema = z.object({
  /** The number of the verifier's key to which the attributes are sealed. */
  keyNumber: z.int().check(z.nonnegative()),
  /** `signedAt` is in seconds since 1970. */
  signedAt: z.int().check(z.nonnegative()),
  signature: hexSchema,
})
export type SharingSignature = z.infer<typeof sharingSignatureSchema>

/**
 * Attributes that are sealed for one verifier: the commitment that the verifier may attest, and the
 * sealed openings.
 */
export const sealedAttributesSchema = z.object({
  commitment: bytes32Schema,
  /** The public half of the owner's holder secret, which the commitment covers. */
  holder: bytes32Schema,
  sealed: z.string(),
})
export type SealedAttributes = z.infer<typeof sealedAttributesSchema>

/**
 * Attributes that were sent to a verifier. `signed` is null for old attributes, which no owner
 * signed, so nobody can know who sent them.
 */
export const sentAttributesSchema = z.extend(sealedAttributesSchema, {
  signed: z._default(z.nullable(sharingSignatureSchema), null),
})
export type SentAttributes = z.infer<typeof sentAttributesSchema>

/** Attributes as the database stores them. An older row has no `signed`. */
export type StoredAttributes = SealedAttributes & { signed?: SharingSignature }

/** What the owner's signature binds shared attributes to: the owner, the verifier and the claim. */
export type SharingOccasion = {
  owner: Address
  verifier: Address
  claim: { id: ClaimId; title: string; claimHash: Hex }
}
