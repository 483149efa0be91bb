import * as z from 'zod/mini'
import { bytes32Schema, hexSchema } from '../hex.ts'
import { claimIdSchema } from '../ids.ts'
import { attestationDomainSchema, attestationMessageSchema, attestationTypes } from './attestation.ts'

/** The EIP-712 struct that a verifier signs: the attestation's digest and the encoded reason. */
export const revocationMessageSchema = z.object({ attestation: bytes32Schema, reason: bytes32Schema })
export type RevocationMessage = z.infer<typeof revocationMessageSchema>

/** The whole argument of `eth_signTypedData_v4` for a revocation, with `EIP712Domain`. */
export const revocationRequestSchema = z.object({
  domain: attestationDomainSchema,
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.literal('ClaimRevocation'),
  message: revocationMessageSchema,
})
export type RevocationRequest = z.infer<typeof revocationRequestSchema>

/**
 * A revocation. `reason` is a code, the verifier's own words, or null when only the hash of the
 * words is known.
 */
const revocationSchema = z.object({
  attestation: bytes32Schema,
  reason: z.nullable(z.string()),
  revokedAt: z.iso.datetime(),
  /** Tells whether the chain index has seen the revocation. */
  recorded: z.boolean(),
  /**
   * Tells whether the service gave up bringing the revocation to the chain, which refused it. The
   * verifier can still send it.
   */
  givenUp: z.boolean(),
})
export type Revocation = z.infer<typeof revocationSchema>

/**
 * The answer to a revocation. `stillHolding` has the digests of the caller's other attestations of
 * the same text that are neither revoked nor expired. Verdicts on links and files with these
 * attestations stay green.
 */
export const revocationAnswerSchema = z.extend(revocationSchema, {
  stillHolding: z._default(z.array(bytes32Schema), []),
})
export type RevocationAnswer = z.infer<typeof revocationAnswerSchema>

export const claimRevocationSchema = z.extend(revocationSchema, { verifier: z.string() })
export type ClaimRevocation = z.infer<typeof claimRevocationSchema>

/** An attestation that the caller signed. `attestation` is the digest of `message`. */
export const confirmationSchema = z.object({
  id: z.int().check(z.positive()),
  claimId: claimIdSchema,
  attestation: bytes32Schema,
  primaryType: z._default(z.enum(attestationTypes), 'ClaimAttestation'),
  message: attestationMessageSchema,
  owner: z.string(),
  /**
   * The name of the holder that the verifier confirmed. The value is null for a claim of the older
   * form, and if the signed text is no longer stored.
   */
  holderName: z._default(z.nullable(z.string()), null),
  confirmedAt: z.iso.datetime(),
  /**
   * The block that proves how old the attestation is, or null before the attestation is anchored.
   */
  anchorBlock: z.nullable(z.int()),
  revocation: z.nullable(revocationSchema),
})
export type Confirmation = z.infer<typeof confirmationSchema>

const signedRevocationSchema = z.extend(revocationMessageSchema, { signature: hexSchema })
export type SignedRevocation = z.infer<typeof signedRevocationSchema>

/** Repeats `statusListEntrySchema` of status-list-entry.ts for the generated API description. */
export const publicStatusListEntrySchema = z.object({
  revoked: z.boolean(),
  revocation: z.nullable(signedRevocationSchema),
})
