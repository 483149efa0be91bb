import * as z from 'zod/mini'
import { addressSchema, bytes32Schema, hexSchema } from '../hex.ts'
import { claimIdSchema } from '../ids.ts'
import { proofSchema, proofTypeSchema } from '../proof/proof.ts'
import { isReadableStatement } from '../text.ts'
import { complaints } from '../texts/complaints.ts'

const unixSeconds = z.int().check(z.nonnegative())
const uint32 = z.int().check(z.nonnegative(), z.lte(0xffffffff))

/** The EIP-712 struct that a verifier signs to approve. A `validUntil` of 0 means no end. */
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

/** The complete argument of `eth_signTypedData_v4`, with `EIP712Domain`. */
export const attestationRequestSchema = z.object({
  domain: attestationDomainSchema,
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.literal('ClaimAttestation'),
  message: attestationMessageSchema,
})
export type AttestationRequest = z.infer<typeof attestationRequestSchema>

export const signedAttestationSchema = z.object({ message: attestationMessageSchema, signature: hexSchema })
export type SignedAttestation = z.infer<typeof signedAttestationSchema>

export const approveRequestSchema = z.object({
  isVerified: z.optional(z.boolean()),
  verificationLevel: proofTypeSchema,
  proof: proofSchema.check(z.refine(({ statement = {} }) => isReadableStatement(statement), complaints.invalid)),
  attestation: signedAttestationSchema,
})
export type ApproveRequest = z.infer<typeof approveRequestSchema>
