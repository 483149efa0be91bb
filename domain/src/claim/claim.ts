import * as z from 'zod/mini'
import { addressSchema, bytes32Schema } from '../hex.ts'
import { claimIdSchema, didIdSchema, requestIdSchema, userIdSchema } from '../ids.ts'
import { fieldKinds } from './claim-field.ts'
import { derivedFactsSchema } from './derived-fact.ts'

/** A field whose hash is in `details`. The 32-byte salt hides the value of a field not opened. */
export const claimLeafSchema = z.object({ field: z.string(), value: z.string(), salt: bytes32Schema })
export type ClaimLeaf = z.infer<typeof claimLeafSchema>

/** A field of a claim (docs/decisions/0033-a-credential-names-its-holder.md). */
export const fieldLeafSchema = z.extend(claimLeafSchema, { label: z.string(), kind: z.enum(fieldKinds) })
export type FieldLeaf = z.infer<typeof fieldLeafSchema>

/** The leaves of one claim either all have a label, or none has. */
export const storedLeafSchema = z.union([
  /** A share opens the field unless the owner decides otherwise. Nobody signs this. */
  z.extend(fieldLeafSchema, { isOpenByDefault: z.boolean() }),
  claimLeafSchema,
])
export type StoredLeaf = z.infer<typeof storedLeafSchema>

/** A field of a claim without its salt. `field` is a name for software, `label` one for people. */
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

/** The state of the latest current attestation, else of the latest. `withdrawn` means revoked. */
export const claimStandingSchema = z.enum(['none', 'current', 'expired', 'withdrawn'])
export type ClaimStanding = z.infer<typeof claimStandingSchema>

const namedVerifier = {
  verifierId: userIdSchema,
  /** The name that the chain accredits, or else the verifier's own name. */
  name: z.string(),
  walletAddress: addressSchema,
  accreditation: z.enum(['self-registered', 'accredited', 'suspended']),
}

/** `accreditation` is from when the chain recorded the attestation, or `suspended` as of now. */
export const verifiedBySchema = z.object({ ...namedVerifier, verifiedAt: z.iso.datetime() })
export type VerifiedBy = z.infer<typeof verifiedBySchema>

/** A verifier that the owner asked, with its latest request and its present accreditation. */
export const askedVerifierSchema = z.object({
  ...namedVerifier,
  requestId: requestIdSchema,
  requestedAt: z.iso.datetime(),
  status: z.enum(['pending', 'approved', 'rejected', 'withdrawn']),
  /** The time of the decision or of a revocation. Null while the request is pending. */
  decidedAt: z.nullable(z.iso.datetime()),
  /** Why the verifier rejected or revoked: a code, its own words, or null if unknown. */
  reason: z._default(z.nullable(z.string()), null),
})
export type AskedVerifier = z.infer<typeof askedVerifierSchema>

export const claimSchema = z.extend(claimBasicsSchema, {
  id: claimIdSchema,
  didId: didIdSchema,
  description: z.string(),
  /** Empty when the owner gave no name. Null for a claim from before claims had this field. */
  holderName: z._default(z.nullable(z.string()), null),
  /** The fields besides the holder's name, the description and the derived facts. */
  fields: z._default(z.array(claimFieldSchema), []),
  /** Each derived fact is about the issue date. */
  derivedFacts: z._default(derivedFactsSchema, []),
  isVerified: z.boolean(),
  isPrivate: z.boolean(),
  isSelective: z.boolean(),
  verificationLevel: z.nullable(z.string()),
  standing: claimStandingSchema,
  /** The end of the attestation that `standing` is about. Null without one or without an end. */
  validUntil: z.nullable(z.iso.datetime()),
  previousClaimId: z.nullable(claimIdSchema),
  claimHash: bytes32Schema,
  details: bytes32Schema,
  /** What the chain index has seen of this claim: nothing, its commitment, or its text. */
  chainRecord: z.enum(['none', 'committed', 'published']),
  /** Null for a claim that is not verified, and for a reading verifier unless it names itself. */
  verifiedBy: z._default(z.nullable(verifiedBySchema), null),
  /** Empty unless the owner reads. One entry per asked verifier: pending first, then newest. */
  asked: z._default(z.array(askedVerifierSchema), []),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Claim = z.infer<typeof claimSchema>
