import * as z from 'zod/mini'
import { addressSchema } from '../hex.ts'
import { claimIdSchema, notificationIdSchema, requestIdSchema, shareIdSchema } from '../ids.ts'
import { requestStatusSchema } from '../verification-request/request-status.ts'

/** The verifier that decided a request, with its name and standing at the time of the decision. */
export const answeringVerifierSchema = z.object({
  name: z.string(),
  accreditation: z.enum(['self-registered', 'accredited', 'suspended']),
})
export type AnsweringVerifier = z.infer<typeof answeringVerifierSchema>

/**
 * News about a verification request, whose id is `id`. `personal` means that the news concerns only
 * the person who gets it.
 */
export const verificationUpdateSchema = z.object({
  id: requestIdSchema,
  status: requestStatusSchema,
  claimTitle: z.string(),
  timestamp: z.iso.datetime(),
  personal: z.boolean(),
  /**
   * This is set when the request ended without a decision: one side erased its account, or the
   * owner took the request back.
   */
  ended: z.optional(z.enum(['owner-left', 'verifier-left', 'taken-back'])),
  /**
   * This is set while a request waits for a decision, if the verifier asked a question or the owner
   * answered one.
   */
  question: z.optional(z.enum(['asked', 'answered'])),
  /**
   * This is set for the person who made the decision. Their pages then refresh without showing a
   * text.
   */
  own: z.optional(z.literal(true)),
  /** The verifier that decided the request. The member is absent without a decision. */
  verifier: z.optional(answeringVerifierSchema),
  /**
   * The reason of a rejection, in the verifier's own words. The member is absent for any other
   * change.
   */
  reason: z.optional(z.string()),
  /**
   * The holder's name, as the owner wrote it. Only the verifier sees it, and only while the request
   * exists.
   */
  holder: z.optional(z.string()),
})
export type VerificationUpdate = z.infer<typeof verificationUpdateSchema>

export const claimVerifiedSchema = z.object({
  id: claimIdSchema,
  title: z.string(),
  isVerified: z.boolean(),
  verificationLevel: z.nullable(z.string()),
  timestamp: z.iso.datetime(),
  /**
   * This is set when a verifier revoked its attestation. `reason` is a code, the verifier's own
   * words, or null if it is unknown.
   */
  revocation: z.optional(z.object({ verifier: z.string(), reason: z.nullable(z.string()) })),
  /**
   * The last day (UTC) on which the attestation is valid. The value is set only in a reminder of
   * this day.
   */
  endsOn: z.optional(z.iso.date()),
})
export type ClaimVerified = z.infer<typeof claimVerifiedSchema>

/**
 * News about an application or an accreditation as a verifier. Administrators get `applied` and
 * `answered`, and the applicant gets the others. With `asked`, `reason` is an administrator's
 * question.
 */
export const verifierUpdateSchema = z.object({
  status: z.enum(['applied', 'asked', 'answered', 'approved', 'refused', 'suspended']),
  organization: z.string(),
  reason: z.nullable(z.string()),
  timestamp: z.iso.datetime(),
})
export type VerifierUpdate = z.infer<typeof verifierUpdateSchema>

/**
 * The service gave up bringing a verifier's own revocation to the chain. `title` is the claim's
 * title.
 */
export const revocationUpdateSchema = z.object({
  claimId: claimIdSchema,
  title: z.string(),
  withdrawal: z.literal('not-sent'),
  timestamp: z.iso.datetime(),
})
export type RevocationUpdate = z.infer<typeof revocationUpdateSchema>

/**
 * News for an owner: somebody opened a link for the first time. `label` is the owner's note on the
 * link.
 */
export const shareOpenedSchema = z.object({
  shareId: shareIdSchema,
  title: z.string(),
  label: z.nullable(z.string()),
  timestamp: z.iso.datetime(),
})
export type ShareOpened = z.infer<typeof shareOpenedSchema>

/**
 * The controller, the passkeys, the guardians or a freeze of a person's identity have changed or
 * are going to change.
 */
export const controlUpdateSchema = z.object({
  control: z.enum([
    'changed',
    'recovery-started',
    'move-started',
    'frozen',
    'unfreeze-requested',
    'guardians-changing',
    'key-added',
  ]),
  /**
   * The address that takes over control. The value is null if the identity's own address takes
   * over, if only a key changes, and for a freeze.
   */
  controller: z.nullable(addressSchema),
  byRecovery: z.boolean(),
  /**
   * Tells whether the owner can cancel the change of control. What all guardians decided together,
   * only all guardians can cancel.
   */
  canVeto: z.boolean(),
  /**
   * The time from which the change of control can be carried out, or null for one that has
   * happened.
   */
  readyAt: z.nullable(z.iso.datetime()),
  timestamp: z.iso.datetime(),
})
export type ControlUpdate = z.infer<typeof controlUpdateSchema>

export const notificationTypeSchema = z.enum(['success', 'error', 'warning', 'info'])
export type NotificationType = z.infer<typeof notificationTypeSchema>

export const notificationSchema = z.object({
  id: notificationIdSchema,
  title: z.string(),
  message: z.string(),
  timestamp: z.iso.datetime(),
  type: notificationTypeSchema,
  data: z.union([
    verificationUpdateSchema,
    claimVerifiedSchema,
    verifierUpdateSchema,
    revocationUpdateSchema,
    shareOpenedSchema,
    controlUpdateSchema,
  ]),
  read: z.boolean(),
})
export type Notification = z.infer<typeof notificationSchema>

export const markNotificationsReadSchema = z.union([
  z.object({ ids: z.array(notificationIdSchema).check(z.maxLength(200)) }),
  z.object({ all: z.literal(true), upTo: z.optional(notificationIdSchema) }),
])
export type MarkNotificationsRead = z.infer<typeof markNotificationsReadSchema>
