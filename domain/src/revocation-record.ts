import { z } from 'zod'
import { attestationDomainSchema, attestationMessageSchema } from './attestation.ts'
import { bytes32Schema, hexSchema } from './hex.ts'
import { claimIdSchema } from './ids.ts'
import { textSchema } from './text.ts'
import { complaints, fieldNames } from './texts/complaints.ts'

/** Longer words belong into a letter; these are shown to the owner beside the claim. */
const maximumReasonLength = 200

/** A code of `revocationReasons`, or a verifier's own words: those stay on the server, and the chain gets their hash. */
const reasonSchema = textSchema(fieldNames.reason, maximumReasonLength).min(1, complaints.required)
/** The digest of the attestation meant; without it the caller's newest of the claim. */
const attestationSchema = bytes32Schema.optional()

export const revocationQuerySchema = z.object({ reason: reasonSchema, attestation: attestationSchema })
export type RevocationQuery = z.infer<typeof revocationQuerySchema>

export const revokeClaimSchema = z.object({
  reason: reasonSchema,
  signature: hexSchema,
  attestation: attestationSchema,
})
export type RevokeClaim = z.infer<typeof revokeClaimSchema>

/** `ClaimRevocation` of the EIP-712 domain `DID Verification`, version 1: the attestation's digest and the encoded reason. */
export const revocationMessageSchema = z.object({ attestation: bytes32Schema, reason: bytes32Schema })
export type RevocationMessage = z.infer<typeof revocationMessageSchema>

/** What `eth_signTypedData_v4` takes, complete, `EIP712Domain` included. */
export const revocationRequestSchema = z.object({
  domain: attestationDomainSchema,
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.literal('ClaimRevocation'),
  message: revocationMessageSchema,
})
export type RevocationRequest = z.infer<typeof revocationRequestSchema>

/** A revocation as the verifier and the claim's owner see it. `reason` is a code, the verifier's own words, or null when only their hash is known. */
export const revocationSchema = z.object({
  attestation: bytes32Schema,
  reason: z.string().nullable(),
  revokedAt: z.iso.datetime(),
  /** The chain has it, so far as the index has read. */
  recorded: z.boolean(),
  /** The chain refused it, and the service sends it no more: its verifier can. */
  givenUp: z.boolean(),
})
export type Revocation = z.infer<typeof revocationSchema>

/** For the claim's owner: also who. */
export const claimRevocationSchema = revocationSchema.extend({ verifier: z.string() })
export type ClaimRevocation = z.infer<typeof claimRevocationSchema>

/** One thing the caller confirmed, in the words it signed: `attestation` is the digest of `message`. */
export const confirmationSchema = z.object({
  id: z.int().positive(),
  claimId: claimIdSchema,
  attestation: bytes32Schema,
  message: attestationMessageSchema,
  owner: z.string(),
  confirmedAt: z.iso.datetime(),
  /** The block of the chain that fixes when it was signed; null while none does. */
  anchorBlock: z.int().nullable(),
  revocation: revocationSchema.nullable(),
})
export type Confirmation = z.infer<typeof confirmationSchema>

const signedRevocationSchema = revocationMessageSchema.extend({ signature: hexSchema })
export type SignedRevocation = z.infer<typeof signedRevocationSchema>

/** The same answer as `statusListEntrySchema` of revocation.ts, for the generated API description. */
export const publicStatusListEntrySchema = z.object({
  revoked: z.boolean(),
  revocation: signedRevocationSchema.nullable(),
})
