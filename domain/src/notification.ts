import { z } from 'zod'
import { claimIdSchema, notificationIdSchema, requestIdSchema } from './ids.ts'
import { requestStatusSchema } from './request-status.ts'

/** Who answered, under the name and with the standing that it had then. */
export const answeringVerifierSchema = z.object({
  name: z.string(),
  accreditation: z.enum(['self-registered', 'accredited', 'suspended']),
})
export type AnsweringVerifier = z.infer<typeof answeringVerifierSchema>

/** Data of a `verification_update` (SPEC.md 3). `id` is the request's. `personal` says it concerns the reader alone. */
export const verificationUpdateSchema = z.object({
  id: requestIdSchema,
  status: requestStatusSchema,
  claimTitle: z.string(),
  timestamp: z.iso.datetime(),
  personal: z.boolean(),
  /** The request ended because one side erased its account; the title of an erased claim is empty. */
  ended: z.enum(['owner-left', 'verifier-left']).optional(),
  /** The request still waits: its verifier asked something, or its owner answered. */
  question: z.enum(['asked', 'answered']).optional(),
  /** The reader decided it, perhaps on another page: screens catch up, and there is nothing to tell. */
  own: z.literal(true).optional(),
  /** Of a request that is decided. */
  verifier: answeringVerifierSchema.optional(),
})
export type VerificationUpdate = z.infer<typeof verificationUpdateSchema>

/** Data of a `claim_verified` (SPEC.md 3). */
export const claimVerifiedSchema = z.object({
  id: claimIdSchema,
  title: z.string(),
  isVerified: z.boolean(),
  verificationLevel: z.string().nullable(),
  timestamp: z.iso.datetime(),
  /** Who took a confirmation back and why: a code of `revocationReasons`, own words, or null when only their hash is known. */
  revocation: z.object({ verifier: z.string(), reason: z.string().nullable() }).optional(),
  /** On a reminder: the last calendar day, UTC, on which the verification holds. */
  endsOn: z.iso.date().optional(),
})
export type ClaimVerified = z.infer<typeof claimVerifiedSchema>

/** Data of a `verifier_update`: what became of the reader's own application or accreditation. */
export const verifierUpdateSchema = z.object({
  status: z.enum(['approved', 'refused', 'suspended']),
  organization: z.string(),
  reason: z.string().nullable(),
  timestamp: z.iso.datetime(),
})
export type VerifierUpdate = z.infer<typeof verifierUpdateSchema>

/** Data of a `withdrawal_update`: the service gave up bringing the reader's withdrawal to the chain. `title` is what was confirmed. */
export const withdrawalUpdateSchema = z.object({
  claimId: claimIdSchema,
  title: z.string(),
  withdrawal: z.literal('not-sent'),
  timestamp: z.iso.datetime(),
})
export type WithdrawalUpdate = z.infer<typeof withdrawalUpdateSchema>

export const notificationTypeSchema = z.enum(['success', 'error', 'warning', 'info'])
export type NotificationType = z.infer<typeof notificationTypeSchema>

export const notificationSchema = z.object({
  id: notificationIdSchema,
  title: z.string(),
  message: z.string(),
  timestamp: z.iso.datetime(),
  type: notificationTypeSchema,
  data: z.union([verificationUpdateSchema, claimVerifiedSchema, verifierUpdateSchema, withdrawalUpdateSchema]),
  read: z.boolean(),
})
export type Notification = z.infer<typeof notificationSchema>

export const markNotificationsReadSchema = z.union([
  z.object({ ids: z.array(notificationIdSchema).max(200) }),
  z.object({ all: z.literal(true) }),
])
export type MarkNotificationsRead = z.infer<typeof markNotificationsReadSchema>
