import * as z from 'zod/mini'
import { addressSchema, bytes32Schema } from '../hex.ts'
import { applicationIdSchema, userIdSchema } from '../ids.ts'
import { applicationDetailsSchema, applicationQuestionSchema } from './application.ts'

const moment = z.iso.datetime()

/**
 * A change of a verifier's standing. `at` is the time of the block, and `administrator` is the
 * wallet that made the change.
 */
const change = z.object({ at: moment, transaction: bytes32Schema, administrator: addressSchema })
/** A change of a verifier's standing that the chain records. */
export const standingChangeSchema = z.discriminatedUnion('kind', [
  z.extend(change, { kind: z.literal('accredited'), name: z.string(), domain: z.nullable(z.string()) }),
  z.extend(change, { kind: z.literal('suspended'), reason: z.string() }),
])
export type StandingChange = z.infer<typeof standingChangeSchema>

/** A verifier as the chain records it. A change of the name does not change `accreditedSince`. */
const registered = z.object({
  walletAddress: addressSchema,
  name: z.string(),
  domain: z.nullable(z.string()),
  accreditedSince: moment,
  /** The changes of the verifier's standing, oldest first. */
  changes: z.array(standingChangeSchema),
})
export const registerEntrySchema = z.discriminatedUnion('status', [
  z.extend(registered, { status: z.literal('accredited') }),
  z.extend(registered, { status: z.literal('suspended'), suspendedAt: moment, reason: z.string() }),
])
export type RegisterEntry = z.infer<typeof registerEntrySchema>

/**
 * A verifier's proof of its domain. `provenAt` is the time when the server last found the
 * verifier's wallet in the domain's DID configuration.
 */
export const domainProofSchema = z.object({ domain: z.string(), provenAt: moment, expiresAt: moment })
export type DomainProof = z.infer<typeof domainProofSchema>

export const chainStandingSchema = z.enum(['none', 'accredited', 'suspended'])
export type ChainStanding = z.infer<typeof chainStandingSchema>

/**
 * An application to become a verifier. `shownOnChain` means that the chain already accredits this
 * name and domain, and that only the administrator's decision is missing.
 */
export const verifierApplicationRecordSchema = z.object({
  id: applicationIdSchema,
  userId: userIdSchema,
  username: z.string(),
  walletAddress: addressSchema,
  organization: z.string(),
  details: z._default(applicationDetailsSchema, { website: '', contact: '', note: '' }),
  /** The administrators' questions, oldest first. Only the last question may be unanswered. */
  questions: z._default(z.array(applicationQuestionSchema), []),
  domainProof: z.nullable(domainProofSchema),
  appliedAt: moment,
  standing: chainStandingSchema,
  accreditedName: z.nullable(z.string()),
  shownOnChain: z.boolean(),
})
export type VerifierApplicationRecord = z.infer<typeof verifierApplicationRecordSchema>

export const decidedApplicationSchema = z.object({
  id: applicationIdSchema,
  status: z.enum(['pending', 'approved', 'refused']),
  reason: z.nullable(z.string()),
})
export type DecidedApplication = z.infer<typeof decidedApplicationSchema>

export const applicationDecisionSchema = z.extend(
  z.pick(verifierApplicationRecordSchema, {
    id: true,
    username: true,
    walletAddress: true,
    organization: true,
    appliedAt: true,
  }),
  {
    status: z.enum(['approved', 'refused']),
    reason: z.nullable(z.string()),
    decidedAt: moment,
    decidedBy: addressSchema,
  },
)
export type ApplicationDecision = z.infer<typeof applicationDecisionSchema>

export const verifierStatusSchema = z.object({
  standing: chainStandingSchema,
  since: z.nullable(moment),
  reason: z.nullable(z.string()),
  /**
   * The name and the domain under which the chain last accredited the verifier. The value is null
   * if the chain has never accredited the verifier.
   */
  name: z.nullable(z.string()),
  domain: z.nullable(z.string()),
  application: z.nullable(
    z.extend(decidedApplicationSchema, {
      organization: z.string(),
      details: z._default(applicationDetailsSchema, { website: '', contact: '', note: '' }),
      questions: z._default(z.array(applicationQuestionSchema), []),
    }),
  ),
  domainProof: z.nullable(domainProofSchema),
})
export type VerifierStatus = z.infer<typeof verifierStatusSchema>
