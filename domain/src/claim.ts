import { z } from 'zod'
import { maximumLength, minimumLength } from './constants.ts'
import { derivedFactsSchema } from './derived-fact.ts'
import { addressSchema, bytes32Schema } from './hex.ts'
import { claimIdSchema, didIdSchema, requestIdSchema, templateIdSchema, userIdSchema } from './ids.ts'
import { textSchema } from './text.ts'
import { complaints, fieldNames } from './texts/complaints.ts'

/** One opened field below `details`: its name, its value, and the 32-byte salt that hides it while closed. */
export const claimLeafSchema = z.object({ field: z.string(), value: z.string(), salt: bytes32Schema })
export type ClaimLeaf = z.infer<typeof claimLeafSchema>

/** The public details of a claim: exactly what an attestation signs in clear and a share shows. */
export const claimBasicsSchema = z.object({
  type: z.string(),
  title: z.string(),
  issuer: z.string(),
  /** Calendar day, `YYYY-MM-DD`, UTC. */
  issueDate: z.string(),
})
export type ClaimBasics = z.infer<typeof claimBasicsSchema>

/**
 * What a verifier's signature over a claim's text is worth now: nobody signed it · it holds · its end has passed · the verifier took
 * it back. With several of them the best one counts.
 */
export const claimStandingSchema = z.enum(['none', 'current', 'expired', 'withdrawn'])
export type ClaimStanding = z.infer<typeof claimStandingSchema>

const namedVerifier = {
  verifierId: userIdSchema,
  /** The name that the chain accredits; where it accredits none, what the verifier calls itself. */
  name: z.string(),
  walletAddress: addressSchema,
  accreditation: z.enum(['self-registered', 'accredited', 'suspended']),
}

/**
 * Who signed the attestation that counts now. The accreditation is the one that the verifier had when the chain recorded its signature;
 * of a verifier that is suspended now it is `suspended`.
 */
export const verifiedBySchema = z.object({ ...namedVerifier, verifiedAt: z.iso.datetime() })
export type VerifiedBy = z.infer<typeof verifiedBySchema>

/** A verifier that the owner asked about this claim, and its latest answer. The accreditation is the current one. */
export const askedVerifierSchema = z.object({
  ...namedVerifier,
  requestId: requestIdSchema,
  requestedAt: z.iso.datetime(),
  status: z.enum(['pending', 'approved', 'rejected', 'withdrawn']),
  /** Null as long as the request waits; for a withdrawn verification, when it was withdrawn. */
  decidedAt: z.iso.datetime().nullable(),
})
export type AskedVerifier = z.infer<typeof askedVerifierSchema>

export const claimSchema = claimBasicsSchema.extend({
  id: claimIdSchema,
  didId: didIdSchema,
  description: z.string(),
  /** As of the issue date. */
  derivedFacts: derivedFactsSchema.default([]),
  isVerified: z.boolean(),
  isPrivate: z.boolean(),
  isSelective: z.boolean(),
  verificationLevel: z.string().nullable(),
  standing: claimStandingSchema,
  /** When that signature stops, or stopped, to hold; null for one without an end, and for none. */
  validUntil: z.iso.datetime().nullable(),
  /** The claim that this one is a new wording of. */
  previousClaimId: claimIdSchema.nullable(),
  claimHash: bytes32Schema,
  details: bytes32Schema,
  /** What the index has seen of this claim on the chain: nothing, its commitment, or its whole text. */
  chainRecord: z.enum(['none', 'committed', 'published']),
  /** Null unless the claim is verified. A verifier reads only its own name here. */
  verifiedBy: verifiedBySchema.nullable().default(null),
  /** For the owner alone, others read an empty list. One entry per verifier: those that have not answered first, then the newest. */
  asked: z.array(askedVerifierSchema).default([]),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Claim = z.infer<typeof claimSchema>

export const claimTypeSchema = textSchema(fieldNames.claimType, maximumLength.claimType).min(
  1,
  complaints.claimTypeMissing,
)
export const titleSchema = textSchema(fieldNames.title, maximumLength.title)
const descriptionSchema = textSchema(fieldNames.description, maximumLength.description)

/** The wizard's third step. */
export const onboardingClaimFormSchema = z.object({
  type: claimTypeSchema,
  title: titleSchema.min(minimumLength.title, complaints.titleShort),
  description: descriptionSchema.min(minimumLength.description, complaints.descriptionShort),
  isPrivate: z.boolean(),
  isSelective: z.boolean(),
})
export type OnboardingClaimForm = z.infer<typeof onboardingClaimFormSchema>

/** The dialog asks only that these are present (SPEC.md 5), so the request does too; the wizard's form is the stricter one. */
export const createClaimSchema = z.object({
  didId: didIdSchema,
  type: claimTypeSchema,
  title: titleSchema.min(1, complaints.required),
  description: descriptionSchema.min(1, complaints.required),
  issuer: textSchema(fieldNames.issuer, maximumLength.issuer).default(''),
  isPrivate: z.boolean().default(false),
  isSelective: z.boolean().default(true),
  derivedFacts: derivedFactsSchema.default([]),
  /** Accepted because the spec sends it; nobody verifies themselves. */
  isVerified: z.boolean().optional(),
  /** The published template it was written from, which counts the use. */
  templateId: templateIdSchema.optional(),
})
export type CreateClaim = z.infer<typeof createClaimSchema>

/** An edit is the whole form again; a claim does not move to another DID. */
export const updateClaimSchema = createClaimSchema.omit({ didId: true, isVerified: true, templateId: true })
export type UpdateClaim = z.infer<typeof updateClaimSchema>
