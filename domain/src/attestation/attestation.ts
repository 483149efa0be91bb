import * as z from 'zod/mini'
import { fieldKinds } from '../claim/claim-field.ts'
import { addressSchema, bytes32Schema, hexSchema } from '../hex.ts'
import { claimIdSchema } from '../ids.ts'
import { proofSchema, proofTypeSchema } from '../proof/proof.ts'
import { isReadableStatement } from '../text.ts'
import { complaints } from '../texts/en/complaints.ts'

const unixSeconds = z.int().check(z.nonnegative())
const uint32 = z.int().check(z.nonnegative(), z.lte(0xffffffff))

/**
 * The members of an attestation. A `validUntil` of 0 means that the attestation has no end. For a
 * claim with fields, the wallet gets `details` as a struct (`detailsStructSchema`) and signs the
 * hash of this struct.
 */
export const attestationMessageSchema = z.object({
  verifier: addressSchema,
  claimId: claimIdSchema,
  subject: z.string(),
  claimType: z.string(),
  title: z.string(),
  issuer: z.string(),
  issueDate: z.string(),
  details: bytes32Schema,
  commitment: bytes32Schema,
  level: proofTypeSchema,
  validFrom: unixSeconds,
  validUntil: unixSeconds,
  statusList: uint32,
  statusIndex: uint32,
})
export type AttestationMessage = z.infer<typeof attestationMessageSchema>

export const attestationDomainSchema = z.object({
  name: z.literal('DID Verification'),
  version: z.literal('1'),
  chainId: z.int().check(z.positive()),
  verifyingContract: addressSchema,
})
export type AttestationDomain = z.infer<typeof attestationDomainSchema>

/**
 * The EIP-712 types that a verifier signs: the first for a claim of the older form, the second for
 * a claim with fields (docs/decisions/0033-a-credential-names-its-holder.md).
 */
export const attestationTypes = ['ClaimAttestation', 'ConfirmCredential'] as const
export type AttestationType = (typeof attestationTypes)[number]

const fieldStruct = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(fieldKinds),
  value: z.string(),
  salt: bytes32Schema,
})
/** The struct whose EIP-712 hash is `details` in the message of a `ConfirmCredential`. */
export const detailsStructSchema = z.object({
  holder: fieldStruct,
  fieldCount: uint32,
  fields: z.array(fieldStruct),
})
export type DetailsStruct = z.infer<typeof detailsStructSchema>

const typedData = {
  domain: attestationDomainSchema,
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
}
const credentialMessageSchema = z.extend(attestationMessageSchema, { details: detailsStructSchema })

/** The whole argument of `eth_signTypedData_v4` for an attestation, with `EIP712Domain`. */
export const attestationRequestSchema = z.discriminatedUnion('primaryType', [
  z.object({ ...typedData, primaryType: z.literal('ClaimAttestation'), message: attestationMessageSchema }),
  z.object({
    ...typedData,
    primaryType: z.literal('ConfirmCredential'),
    message: credentialMessageSchema,
  }),
])
export type AttestationRequest = z.infer<typeof attestationRequestSchema>

export const signedAttestationSchema = z.object({
  primaryType: z._default(z.enum(attestationTypes), 'ClaimAttestation'),
  message: attestationMessageSchema,
  signature: hexSchema,
})
export type SignedAttestation = z.infer<typeof signedAttestationSchema>

export const approveRequestSchema = z.object({
  isVerified: z.optional(z.boolean()),
  verificationLevel: proofTypeSchema,
  proof: proofSchema.check(z.refine(({ statement = {} }) => isReadableStatement(statement), complaints.invalid)),
  /**
   * The message that a verifier signed. The message contains all details, as the server prepared
   * them, or only their hash.
   */
  attestation: z.union([
    signedAttestationSchema,
    z.object({
      primaryType: z._default(z.literal('ConfirmCredential'), 'ConfirmCredential'),
      message: credentialMessageSchema,
      signature: hexSchema,
    }),
  ]),
})
export type ApproveRequest = z.infer<typeof approveRequestSchema>
