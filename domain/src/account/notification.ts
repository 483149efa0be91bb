import * as z from 'zod/mini'
import { addressSchema } from '../hex.ts'
import { claimIdSchema, notificationIdSchema, requestIdSchema, shareIdSchema } from '../ids.ts'
import { requestStatusSchema } from '../verification-request/request-status.ts'

/** The verifier that decided a request, with its name and its standing at that time. */
export const answeringVerifierSchema = z.object({
  name: z.string(),
  accreditation: z.enum(['self-registered', 'accredited', 'suspended']),
})
export type AnsweringVerifier = z.infer<typeof answeringVerifierSchema>

/** `id` is the request's id. `personal` says that the update concerns its reader only. */
export const verificationUpdateSchema = z.object({
  id: requestIdSchema,
  status: requestStatusSchema,
  claimTitle: z.string(),
  timestamp: z.iso.datetime(),
  personal: z.boolean(),
  /** This member is set when one side erased its account or the owner took the request back. */
  ended: z.optional(z.enum(['owner-left', 'verifier-left', 'taken-back'])),
  /**
   * This member is set while the request waits, when its verifier asked a question or its owner
   * answered.
   */
  question: z.optional(z.enum(['asked', 'answered'])),
  /**
   * This member is set when the reader decided the request. Screens then refresh without showing a
   * text.
   */
  own: z.optional(z.literal(true)),
  /**
   * The verifier that decided. It is absent before a decision, and when an erasure ended the
   * request.
   */
  verifier: z.optional(answeringVerifierSchema),
  /** This member is set for a rejection. It is the verifier's reason in its own words. */
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
   * This member is set for a revocation. `reason` is a code, the verifier's words, or null if
   * unknown.
   */
  revocation: z.optional(z.object({ verifier: z.string(), reason: z.nullable(z.string()) })),
  /** This member is set in a reminder: the last day (UTC) on which the attestation is valid. */
  endsOn: z.optional(z.iso.date()),
})
export type ClaimVerified = z.infer<typeof claimVerifiedSchema>

/**
 * News about the reader's own application or accreditation as a verifier. With `asked`, `reason` is
 * an administrator's question. `applied` and `answered` tell an administrator that somebody else's
 * application waits, and that its applicant answered a question.
 */
export const verifierUpdateSchema = z.object({
  status: z.enum(['applied', 'asked', 'answered', 'approved', 'refused', 'suspended']),
  organization: z.string(),
  reason: z.nullable(z.string()),
  timestamp: z.iso.datetime(),
})
export type VerifierUpdate = z.infer<typeof verifierUpdateSchema>

/**
 * The service gave up relaying the reader's revocation to the chain. `title` is the claim's title.
 */
export const revocationUpdateSchema = z.object({
  claimId: claimIdSchema,
  title: z.string(),
  withdrawal: z.literal('not-sent'),
  timestamp: z.iso.datetime(),
})
export type RevocationUpdate = z.infer<typeof revocationUpdateSchema>

/**
 * Somebody opened the reader's own link for the first time. `label` is the owner's note for whom
 * the link is.
 */
export const shareOpenedSchema = z.object({
  shareId: shareIdSchema,
  title: z.string(),
  label: z.nullable(z.string()),
  timestamp: z.iso.datetime(),
})
export type ShareOpened = z.infer<typeof shareOpenedSchema>

/** The controller or the protection of the reader's identity has changed or is going to change. */
export const controlUpdateSchema = z.object({
  control: z.enum([
    'changed',
    'recovery-started',
    'move-started',
    'frozen',
    'unfreeze-requested',
    'guardians-changing',
  ]),
  /**
   * The address that takes over. It is null for the identity's own address, for a new key and for a
   * freeze.
   */
  controller: z.nullable(addressSchema),
  byRecovery: z.boolean(),
  /**
   * Tells whether the owner can cancel. Only all guardians together can cancel what all of them
   * decided.
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
  z.object({ all: z.literal(true) }),
])
export type MarkNotificationsRead = z.infer<typeof markNotificationsReadSchema>
