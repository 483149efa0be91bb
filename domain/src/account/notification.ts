import * as z from 'zod/mini'
import { addressSchema } from '../hex.ts'
import { claimIdSchema, notificationIdSchema, requestIdSchema, shareIdSchema } from '../ids.ts'
import { requestStatusSchema } from '../verification-request/request-status.ts'

/**
 * The verifier that decided a request, with its name and its standing at the time of the decision.
 */
export const answeringVerifierSchema = z.object({
  name: z.string(),
  accreditation: z.enum(['self-registered', 'accredited', 'suspended']),
})
export type AnsweringVerifier = z.infer<typeof answeringVerifierSchema>

/**
 * A change of a request for a verification. `id` is the request's id. `personal` says that the
 * change concerns only the person who gets the notification.
 */
export const verificationUpdateSchema = z.object({
  id: requestIdSchema,
  status: requestStatusSchema,
  claimTitle: z.string(),
  timestamp: z.iso.datetime(),
  personal: z.boolean(),
  /**
   * This member is set when the request ended without a decision, because one side erased its
   * account or the owner took the request back.
   */
  ended: z.optional(z.enum(['owner-left', 'verifier-left', 'taken-back'])),
  /**
   * This member is set for a request that still waits for a decision, when the verifier has asked a
   * question or the owner has answered a question.
   */
  question: z.optional(z.enum(['asked', 'answered'])),
  /**
   * This member is set when the person who gets the notification made the decision. The person's
   * screens then refresh without showing a text.
   */
  own: z.optional(z.literal(true)),
  /**
   * The verifier that decided the request. It is absent before the decision, and when an erasure
   * ended the request.
   */
  verifier: z.optional(answeringVerifierSchema),
  /**
   * The verifier's reason for a rejection, in its own words. This member is absent for any other
   * change.
   */
  reason: z.optional(z.string()),
  /**
   * The holder's name, as the owner wrote it. Only the verifier's inbox shows this name, and only
   * as long as the request exists.
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
   * This member is set when a verifier revoked its attestation. `reason` is a code, the verifier's
   * own words, or null if it is unknown.
   */
  revocation: z.optional(z.object({ verifier: z.string(), reason: z.nullable(z.string()) })),
  /**
   * The last day (UTC) on which the attestation is valid. This member is set only in a reminder of
   * this day.
   */
  endsOn: z.optional(z.iso.date()),
})
export type ClaimVerified = z.infer<typeof claimVerifiedSchema>

/**
 * News about an application or an accreditation as a verifier. `applied` tells an administrator
 * that somebody's application waits, and `answered` that an applicant answered a question. Each
 * other kind of news tells a person about their own application or accreditation. With `asked`,
 * `reason` is an administrator's question.
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
 * Somebody opened a link for the first time. The notification tells this to the link's owner.
 * `label` is the owner's note about whom the link is for.
 */
export const shareOpenedSchema = z.object({
  shareId: shareIdSchema,
  title: z.string(),
  label: z.nullable(z.string()),
  timestamp: z.iso.datetime(),
})
export type ShareOpened = z.infer<typeof shareOpenedSchema>

/**
 * News about the control of a person's identity: its controller, its passkeys, its guardians or a
 * freeze have changed or are going to change.
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
   * The address that takes over control. It is null if the identity's own address takes over, if
   * only a key changes, and for a freeze.
   */
  controller: z.nullable(addressSchema),
  byRecovery: z.boolean(),
  /**
   * Tells whether the owner can cancel the change. The owner cannot cancel a change that all
   * guardians decided together: only all guardians together can.
   */
  canVeto: z.boolean(),
  /**
   * The time from which the change can be carried out. It is null for a change that has happened.
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
