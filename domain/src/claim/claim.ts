import * as z from 'zod/mini'
import { addressSchema, bytes32Schema } from '../hex.ts'
import { claimIdSchema, didIdSchema, requestIdSchema, userIdSchema } from '../ids.ts'
import { fieldKinds } from './claim-field.ts'
import { derivedFactsSchema } from './derived-fact.ts'

/**
 * A leaf of a claim of the older form, whose `details` is a hash over all leaves. The 32-byte salt
 * prevents guessing from this hash the value of a field that a share does not show.
 */
export const claimLeafSchema = z.object({ field: z.string(), value: z.string(), salt: bytes32Schema })
export type ClaimLeaf = z.infer<typeof claimLeafSchema>

/** A leaf of a claim with fields (docs/decisions/0033-a-credential-names-its-holder.md). */
export const fieldLeafSchema = z.extend(claimLeafSchema, { label: z.string(), kind: z.enum(fieldKinds) })
export type FieldLeaf = z.infer<typeof fieldLeafSchema>

/** Either all leaves of one claim have a label, or none of them has one. */
export const storedLeafSchema = z.union([
  /** Tells whether a share opens the field by default. No signature covers this member. */
  z.extend(fieldLeafSchema, { isOpenByDefault: z.boolean() }),
  claimLeafSchema,
])
export type StoredLeaf = z.infer<typeof storedLeafSchema>

/**
 * A field of a claim without its salt. `field` is the field's machine-readable name, and `label` is
 * its name for people.
 */
export const claimFieldSchema = z.object({
  field: z.string(),
  label: z.string(),
  kind: z.enum(fieldKinds),
  value: z.string(),
  isOpenByDefault: z.boolean(),
})
export type ClaimField = z.infer<typeof claimFieldSchema>

/** The part of a claim that an attestation signs in plain text and that each share shows. */
export const claimBasicsSchema = z.object({
  type: z.string(),
  title: z.string(),
  issuer: z.string(),
  /** The issue date is a calendar day, `YYYY-MM-DD`, UTC. */
  issueDate: z.string(),
})
export type ClaimBasics = z.infer<typeof claimBasicsSchema>

/**
 * The state of the claim's newest attestation that holds or, if none holds, of its newest
 * attestation. `withdrawn` means revoked.
 */
export const claimStandingSchema = z.enum(['none', 'current', 'expired', 'withdrawn'])
export type ClaimStanding = z.infer<typeof claimStandingSchema>

const namedVerifier = {
  verifierId: userIdSchema,
  /**
   * The name under which the chain accredits the verifier, or else the verifier's name for itself.
   */
  name: z.string(),
  walletAddress: addressSchema,
  accreditation: z.enum(['self-registered', 'accredited', 'suspended']),
}

/**
 * The verifier of a claim. `accreditation` is `suspended` if the verifier is suspended now, and
 * otherwise its standing when the chain recorded the attestation.
 */
export const verifiedBySchema = z.object({ ...namedVerifier, verifiedAt: z.iso.datetime() })
export type VerifiedBy = z.infer<typeof verifiedBySchema>

/**
 * A verifier that the owner asked to check a claim, with its present accreditation and the owner's
 * latest request to it.
 */
export const askedVerifierSchema = z.object({
  ...namedVerifier,
  requestId: requestIdSchema,
  requestedAt: z.iso.datetime(),
  status: z.enum(['pending', 'approved', 'rejected', 'withdrawn']),
  /**
   * The time of the decision or, if the verifier revoked, of the revocation. The value is null
   * while the request is pending.
   */
  decidedAt: z.nullable(z.iso.datetime()),
  /**
   * The reason of a rejection or a revocation: a code, the verifier's own words, or null if nobody
   * knows.
   */
  reason: z._default(z.nullable(z.string()), null),
})
export type AskedVerifier = z.infer<typeof askedVerifierSchema>

export const claimSchema = z.extend(claimBasicsSchema, {
  id: claimIdSchema,
  didId: didIdSchema,
  description: z.string(),
  /**
   * The holder's name, or '' when the owner gave none. The value is null for a claim of the older
   * form, which has no such field.
   */
  holderName: z._default(z.nullable(z.string()), null),
  /** The fields of the claim, without the holder's name, the description and the derived facts. */
  fields: z._default(z.array(claimFieldSchema), []),
  /** The derived facts of the claim, each true as of the issue date. */
  derivedFacts: z._default(derivedFactsSchema, []),
  isVerified: z.boolean(),
  isPrivate: z.boolean(),
  isSelective: z.boolean(),
  verificationLevel: z.nullable(z.string()),
  standing: claimStandingSchema,
  /**
   * The end of the attestation that `standing` is about. The value is null if there is no
   * attestation, or if the attestation has no end.
   */
  validUntil: z.nullable(z.iso.datetime()),
  previousClaimId: z.nullable(claimIdSchema),
  claimHash: bytes32Schema,
  details: bytes32Schema,
  /**
   * Tells what the chain index has seen of this claim: nothing, a commitment to its text, or the
   * text itself.
   */
  chainRecord: z.enum(['none', 'committed', 'published']),
  /**
   * The verifier of a verified claim, or else null. A verifier that reads the claim sees only
   * itself here.
   */
  verifiedBy: z._default(z.nullable(verifiedBySchema), null),
  /**
   * The verifiers that the owner asked to check this claim. Pending requests come first, and newer
   * ones before older ones. The list is empty for every reader except the owner.
   */
  asked: z._default(z.array(askedVerifierSchema), []),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Claim = z.infer<typeof claimSchema>
