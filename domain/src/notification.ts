import { z } from 'zod'
import { claimIdSchema, notificationIdSchema, requestIdSchema } from './ids.ts'

export const requestStatusSchema = z.enum(['pending', 'approved', 'rejected'])

/** Data of a `verification_update` (SPEC.md 3). `id` is the request's. `personal` says it concerns the reader alone. */
export const verificationUpdateSchema = z.object({
  id: requestIdSchema,
  status: requestStatusSchema,
  claimTitle: z.string(),
  timestamp: z.iso.datetime(),
  personal: z.boolean(),
})
export type VerificationUpdate = z.infer<typeof verificationUpdateSchema>

/** Data of a `claim_verified` (SPEC.md 3). */
export const claimVerifiedSchema = z.object({
  id: claimIdSchema,
  title: z.string(),
  isVerified: z.boolean(),
  verificationLevel: z.string().nullable(),
  timestamp: z.iso.datetime(),
})
export type ClaimVerified = z.infer<typeof claimVerifiedSchema>

export const notificationTypeSchema = z.enum(['success', 'error', 'warning', 'info'])
export type NotificationType = z.infer<typeof notificationTypeSchema>

export const notificationSchema = z.object({
  id: notificationIdSchema,
  title: z.string(),
  message: z.string(),
  timestamp: z.iso.datetime(),
  type: notificationTypeSchema,
  data: z.union([verificationUpdateSchema, claimVerifiedSchema]),
  read: z.boolean(),
})
export type Notification = z.infer<typeof notificationSchema>

export const markNotificationsReadSchema = z.union([
  z.object({ ids: z.array(notificationIdSchema).max(200) }),
  z.object({ all: z.literal(true) }),
])
export type MarkNotificationsRead = z.infer<typeof markNotificationsReadSchema>

type NotificationText = { type: NotificationType; title: string; message: string }

/** The spec's text for an update (SPEC.md 8). A new request reads "requested": its status is `pending`. */
export function describeVerificationUpdate(update: VerificationUpdate): NotificationText {
  const word = update.status === 'pending' ? 'requested' : update.status
  return {
    type: update.status === 'approved' ? 'success' : update.status === 'rejected' ? 'error' : 'info',
    title: `Verification ${word}`,
    message: `Verification for "${update.claimTitle}" has been ${word}`,
  }
}

/** The spec's text for a claim's new state (SPEC.md 8). */
export function describeClaimVerified(claim: ClaimVerified): NotificationText {
  const level = claim.verificationLevel ? ` with ${claim.verificationLevel} level` : ''
  const word = claim.isVerified ? 'verified' : 'unverified'
  return {
    type: claim.isVerified ? 'success' : 'warning',
    title: `Claim ${word}`,
    message: `Claim "${claim.title}" has been ${word}${level}`,
  }
}
