import { z } from 'zod'
import type { AttestationDomain } from './attestation.ts'
import { attributeKeyLife } from './constants.ts'
import { type Address, addressSchema, bytes32Schema, type Hex, hexSchema } from './hex.ts'
import type { ClaimId } from './ids.ts'

/** `AttributeKey` of the EIP-712 domain `DID Verification`, signed: to which key attributes for a verifier are sealed (X25519). */
export const attributeKeySchema = z.object({
  verifier: addressSchema,
  publicKey: bytes32Schema,
  /** Seconds since 1970. */
  createdAt: z.int().nonnegative(),
  /** A key with a higher number replaces one with a lower number. Keys signed before keys had numbers have the number 0. */
  number: z.int().nonnegative(),
  /** Seconds since 1970: from then on nobody seals to this key. */
  validUntil: z.int().nonnegative(),
  signature: hexSchema,
})
export type AttributeKey = z.infer<typeof attributeKeySchema>
export const foundAttributeKeySchema = z.object({ key: attributeKeySchema.nullable() })
export type AttributeKeyMessage = Omit<AttributeKey, 'signature'>

/** The end of a key whose statement names none, and the latest end that a statement may name. */
export function latestEndOfKey(createdAt: number): number {
  return createdAt + attributeKeyLife.seconds
}

/** What `eth_signTypedData_v4` takes, complete, `EIP712Domain` included. */
export type AttributeKeyRequest = {
  domain: AttestationDomain
  types: Record<string, { name: string; type: string }[]>
  primaryType: 'AttributeKey'
  message: AttributeKeyMessage
}

/** What the owner's wallet signed about attributes on their way: `SharedAttributes` of the same EIP-712 domain. */
export const sharingSignatureSchema = z.object({
  /** Of the verifier's key that the attributes are sealed to. */
  keyNumber: z.int().nonnegative(),
  /** Seconds since 1970. */
  signedAt: z.int().nonnegative(),
  signature: hexSchema,
})
export type SharingSignature = z.infer<typeof sharingSignatureSchema>

/** Attributes on their way to one verifier: what an attestation will vouch for, and the openings, which that verifier alone can read. */
export const sealedAttributesSchema = z.object({
  commitment: bytes32Schema,
  /** Published for the holder's secret; part of the commitment. */
  holder: bytes32Schema,
  sealed: z.string(),
})
export type SealedAttributes = z.infer<typeof sealedAttributesSchema>

/** `signed` is null for attributes that were sent before the owner's signature was asked for: nobody can tell who sent them. */
export const sentAttributesSchema = sealedAttributesSchema.extend({
  signed: sharingSignatureSchema.nullable().default(null),
})
export type SentAttributes = z.infer<typeof sentAttributesSchema>

/** A stored row may have been written before `signed` was. */
export type StoredAttributes = SealedAttributes & { signed?: SharingSignature }

/** Whose attributes go to whom, for which claim: what the owner's signature binds them to. */
export type SharingOccasion = {
  owner: Address
  verifier: Address
  claim: { id: ClaimId; title: string; claimHash: Hex }
}
