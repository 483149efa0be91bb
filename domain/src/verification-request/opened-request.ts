import * as z from 'zod/mini'
import { claimSchema, verifiedBySchema } from '../claim/claim.ts'
import { requestIdSchema, userIdSchema } from '../ids.ts'
import { askedRequestSchema } from './verification-request.ts'

/**
 * An earlier decision about the same claim, by any verifier. `reason` is null unless the verifier
 * who reads the request made this decision.
 */
const earlierDecisionSchema = z.object({
  id: requestIdSchema,
  verifierId: userIdSchema,
  /** The verifier's name or, if it has signed, its name at that time. */
  verifierName: z.string(),
  /**
   * The verifier's standing when it signed. A verifier that has not signed, or that is suspended
   * now, has its present standing here.
   */
  accreditation: z._default(verifiedBySchema.shape.accreditation, 'self-registered'),
  status: z.enum(['approved', 'rejected', 'withdrawn']),
  /** The time of the decision or, for a revoked attestation, of the revocation. */
  at: z.iso.datetime(),
  reason: z.nullable(z.string()),
})
export type EarlierDecision = z.infer<typeof earlierDecisionSchema>

/** Another request that the owner of the opened request sent to the same verifier. */
const siblingRequestSchema = z.object({
  id: requestIdSchema,
  claimTitle: z.string(),
  status: z.enum(['pending', 'approved', 'rejected', 'withdrawn']),
  at: z.iso.datetime(),
  reason: z.nullable(z.string()),
})
export type SiblingRequest = z.infer<typeof siblingRequestSchema>

/**
 * A value that the verifier who reads the request confirmed before, in another claim of the same
 * owner.
 */
const confirmedValueSchema = z.object({
  field: z.string(),
  value: z.string(),
  title: z.string(),
  at: z.iso.datetime(),
})
export type ConfirmedValue = z.infer<typeof confirmedValueSchema>

/**
 * Another request to the same verifier that may be about the same person or thing as the opened
 * request. The last three members are the reasons to think so.
 */
const likelyDuplicateSchema = z.object({
  id: requestIdSchema,
  claimTitle: z.string(),
  username: z.string(),
  status: z.enum(['pending', 'approved', 'rejected', 'withdrawn']),
  at: z.iso.datetime(),
  isSameOwner: z.boolean(),
  isSameTitle: z.boolean(),
  areSameFields: z.boolean(),
})
export type LikelyDuplicate = z.infer<typeof likelyDuplicateSchema>

/** A request with everything that the asked verifier may know about its claim. */
export const openedRequestSchema = z.object({
  request: askedRequestSchema,
  did: z.object({ since: z.iso.datetime(), onChain: z.boolean() }),
  claim: z.extend(z.pick(claimSchema, { standing: true, validUntil: true, chainRecord: true }), {
    /**
     * The standing of the verifier whose attestation `standing` is about. The value is null if no
     * verifier has attested the claim.
     */
    accreditation: z._default(z.nullable(verifiedBySchema.shape.accreditation), null),
  }),
  earlier: z.array(earlierDecisionSchema),
  /**
   * For each field of a pending request: the newest value that the verifier who reads it confirmed
   * for the same owner, if this value differs from the value in the request. The list is empty for
   * a decided request.
   */
  confirmedBefore: z._default(z.array(confirmedValueSchema), []),
  /**
   * Requests that may be duplicates of a pending request. Decided requests come before pending
   * ones, and newer requests before older ones. The list is empty for a decided request.
   */
  likelyDuplicates: z._default(z.array(likelyDuplicateSchema), []),
  /**
   * The other requests that the same owner sent to the verifier who reads this request, newest
   * first.
   */
  others: z._default(z.array(siblingRequestSchema), []),
})
export type OpenedRequest = z.infer<typeof openedRequestSchema>
