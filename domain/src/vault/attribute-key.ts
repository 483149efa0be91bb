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
  /** A higher number replaces a lower one. Keys that were signed without a number have 0. */
  number: z.int().check(z.nonnegative()),
  /** `validUntil` is in seconds since 1970. From this time on, nobody seals with the key. */
  validUntil: z.int().check(z.nonnegative()),
  signature: hexSchema,
})
export type AttributeKey = z.infer<typeof attributeKeySchema>
export const foundAttributeKeySchema = z.object({ key: z.nullable(attributeKeySchema) })
export type AttributeKeyMessage = Omit<AttributeKey, 'signature'>

/** Returns the latest permitted end of a key, which is also the end of a key that names none. */
export function latestEndOfKey(createdAt: number): number {
  return createdAt + attributeKeyLife.seconds
}

/** The complete argument of `eth_signTypedData_v4` for an attribute key, with `EIP712Domain`. */
export type AttributeKeyRequest = {
  domain: AttestationDomain
  types: Record<string, { name: string; type: string }[]>
  primaryType: 'AttributeKey'
  message: AttributeKeyMessage
}

/** The owner's wallet signs that it sends these attributes (`SharedAttributes`, EIP-712). */
export const sharingSignatureSchema = z.object({
  /** The number of the verifier's key to which the attributes are sealed. */
  keyNumber: z.int().check(z.nonnegative()),
  /** `signedAt` is in seconds since 1970. */
  signedAt: z.int().check(z.nonnegative()),
  signature: hexSchema,
})
export type SharingSignature = z.infer<typeof sharingSignatureSchema>

/** Attributes for one verifier: the commitment that it may attest, and the sealed openings. */
export const sealedAttributesSchema = z.object({
  commitment: bytes32Schema,
  /** The public half of the owner's holder secret, which the commitment covers. */
  holder: bytes32Schema,
  sealed: z.string(),
})
export type SealedAttributes = z.infer<typeof sealedAttributesSchema>

/** `signed` is null for old attributes that no owner signed. Nobody can know who sent them. */
export const sentAttributesSchema = z.extend(sealedAttributesSchema, {
  signed: z._default(z.nullable(sharingSignatureSchema), null),
})
export type SentAttributes = z.infer<typeof sentAttributesSchema>

/** Attributes as the database holds them. An older row has no `signed`. */
export type StoredAttributes = SealedAttributes & { signed?: SharingSignature }

/** The owner's signature binds shared attributes to this owner, this verifier and this claim. */
export type SharingOccasion = {
  owner: Address
  verifier: Address
  claim: { id: ClaimId; title: string; claimHash: Hex }
}
