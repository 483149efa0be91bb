import { z } from 'zod'
import { maximumLength } from './constants.ts'
import { domainNameSchema } from './domain-name.ts'
import { addressSchema, bytes32Schema } from './hex.ts'
import { applicationIdSchema, userIdSchema } from './ids.ts'
import { textSchema } from './text.ts'
import { fieldNames } from './texts/complaints.ts'

const moment = z.iso.datetime()

/** One entry of the chain's own record about a verifier. `at` is the block's time. */
export const standingChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('accredited'),
    at: moment,
    transaction: bytes32Schema,
    name: z.string(),
    domain: z.string().nullable(),
  }),
  z.object({ kind: z.literal('suspended'), at: moment, transaction: bytes32Schema, reason: z.string() }),
])
export type StandingChange = z.infer<typeof standingChangeSchema>

/**
 * A verifier of the public register, as the chain has it. `accreditedSince` is the beginning of its present or last accreditation:
 * a new name does not restart it.
 */
const registered = z.object({
  walletAddress: addressSchema,
  name: z.string(),
  domain: z.string().nullable(),
  accreditedSince: moment,
  /** Oldest first. */
  changes: z.array(standingChangeSchema),
})
export const registerEntrySchema = z.discriminatedUnion('status', [
  registered.extend({ status: z.literal('accredited') }),
  registered.extend({ status: z.literal('suspended'), suspendedAt: moment, reason: z.string() }),
])
export type RegisterEntry = z.infer<typeof registerEntrySchema>

/** A domain whose owner names this wallet in its DID configuration, and when that was seen last. */
export const domainProofSchema = z.object({ domain: z.string(), provenAt: moment, expiresAt: moment })
export type DomainProof = z.infer<typeof domainProofSchema>
export const proveDomainSchema = z.object({ domain: domainNameSchema })

export const chainStandingSchema = z.enum(['none', 'accredited', 'suspended'])
export type ChainStanding = z.infer<typeof chainStandingSchema>

/** An application that waits. `shownOnChain`: it is accredited under exactly this name, so only the decision is missing. */
export const verifierApplicationRecordSchema = z.object({
  id: applicationIdSchema,
  userId: userIdSchema,
  username: z.string(),
  walletAddress: addressSchema,
  organization: z.string(),
  domainProof: domainProofSchema.nullable(),
  appliedAt: moment,
  standing: chainStandingSchema,
  /** The name it is accredited under now. */
  accreditedName: z.string().nullable(),
  shownOnChain: z.boolean(),
})
export type VerifierApplicationRecord = z.infer<typeof verifierApplicationRecordSchema>

const reasonSchema = textSchema(fieldNames.reason, maximumLength.reason)
export const decideApplicationSchema = z.object({
  decision: z.enum(['approve', 'refuse']),
  reason: reasonSchema.optional(),
  /** The name that was read: the decision is refused when the applicant has changed it since. */
  organization: z.string().optional(),
})
export type DecideApplication = z.infer<typeof decideApplicationSchema>
export const decidedApplicationSchema = z.object({
  id: applicationIdSchema,
  status: z.enum(['pending', 'approved', 'refused']),
  reason: z.string().nullable(),
})
export type DecidedApplication = z.infer<typeof decidedApplicationSchema>

/** What was applied for and what an administrator said to it: the record of who let whom in. */
export const applicationDecisionSchema = verifierApplicationRecordSchema
  .pick({ id: true, username: true, walletAddress: true, organization: true, appliedAt: true })
  .extend({
    status: z.enum(['approved', 'refused']),
    reason: z.string().nullable(),
    decidedAt: moment,
    /** The administrator's wallet. */
    decidedBy: addressSchema,
  })
export type ApplicationDecision = z.infer<typeof applicationDecisionSchema>
export const suspendVerifierSchema = z.object({ reason: reasonSchema.optional() })

/** What a person may know about their own standing as a verifier. */
export const verifierStatusSchema = z.object({
  standing: chainStandingSchema,
  /** Since when that standing holds. */
  since: moment.nullable(),
  /** Why it was suspended. */
  reason: z.string().nullable(),
  /** Name and domain it is accredited under now. */
  name: z.string().nullable(),
  domain: z.string().nullable(),
  application: decidedApplicationSchema.extend({ organization: z.string() }).nullable(),
  domainProof: domainProofSchema.nullable(),
})
export type VerifierStatus = z.infer<typeof verifierStatusSchema>
