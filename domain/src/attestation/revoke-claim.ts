import * as z from 'zod/mini'
import { bytes32Schema, hexSchema } from '../hex.ts'
import { textSchema } from '../text.ts'
import { complaints, fieldNames } from '../texts/en/complaints.ts'

/** The owner reads the reason of a revocation beside the claim, so a reason must be short. */
const maximumReasonLength = 200

/**
 * The reason of a revocation: a code, or the verifier's own words. The words stay on the server,
 * and the chain gets only their hash.
 */
const reasonSchema = textSchema(fieldNames.reason, maximumReasonLength).check(z.minLength(1, complaints.required))
/**
 * The digest of the attestation to revoke. Without it, the server chooses the caller's newest
 * attestation of the claim, and prefers one that is not revoked.
 */
const attestationSchema = z.optional(bytes32Schema)

export const revocationQuerySchema = z.object({ reason: reasonSchema, attestation: attestationSchema })
export type RevocationQuery = z.infer<typeof revocationQuerySchema>

export const revokeClaimSchema = z.object({
  reason: reasonSchema,
  signature: hexSchema,
  attestation: attestationSchema,
})
export type RevokeClaim = z.infer<typeof revokeClaimSchema>
