import { z } from 'zod'
import { shortDate } from './display.ts'
import { claimIdSchema, notificationIdSchema, requestIdSchema } from './ids.ts'
import { requestStatusSchema } from './request-status.ts'

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

export const notificationTypeSchema = z.enum(['success', 'error', 'warning', 'info'])
export type NotificationType = z.infer<typeof notificationTypeSchema>

export const notificationSchema = z.object({
  id: notificationIdSchema,
  title: z.string(),
  message: z.string(),
  timestamp: z.iso.datetime(),
  type: notificationTypeSchema,
  data: z.union([verificationUpdateSchema, claimVerifiedSchema, verifierUpdateSchema]),
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
  if (update.ended) return describeEnded(update.ended, update.claimTitle)
  if (update.question) return describeQuestion(update.question, update.claimTitle)
  const word = update.status === 'pending' ? 'requested' : update.status
  return {
    type: update.status === 'approved' ? 'success' : update.status === 'rejected' ? 'error' : 'info',
    title: `Verification ${word}`,
    message: `Verification for "${update.claimTitle}" has been ${word}`,
  }
}

/** The spec's text for a claim's new state (SPEC.md 8). */
export function describeClaimVerified(claim: ClaimVerified): NotificationText {
  if (claim.endsOn !== undefined) return describeEnding(claim.title, claim.endsOn)
  if (claim.revocation && claim.isVerified) return describeEarlierWithdrawn(claim)
  const level = claim.verificationLevel ? ` with ${claim.verificationLevel} level` : ''
  const word = claim.isVerified ? 'verified' : 'unverified'
  return {
    type: claim.isVerified ? 'success' : 'warning',
    title: `Claim ${word}`,
    message: `Claim "${claim.title}" has been ${word}${level}`,
  }
}

export function describeVerifierUpdate({ status, organization, reason }: VerifierUpdate): NotificationText {
  const because = reason ? `: ${reason}` : ''
  switch (status) {
    case 'approved':
      return {
        type: 'success',
        title: 'You are an accredited verifier',
        message: `${organization} was reviewed and accredited`,
      }
    case 'refused':
      return {
        type: 'error',
        title: 'Application refused',
        message: `The application of ${organization} was refused${because}`,
      }
    case 'suspended':
      return {
        type: 'error',
        title: 'Accreditation suspended',
        message: `The accreditation of ${organization} was suspended${because}`,
      }
  }
}

/** Another confirmation still stands, so the claim has not changed; links to the one taken back have. */
function describeEarlierWithdrawn({ title }: ClaimVerified): NotificationText {
  return {
    type: 'warning',
    title: 'Earlier confirmation withdrawn',
    message: `An earlier confirmation of "${title}" has been withdrawn`,
  }
}

function describeEnding(title: string, endsOn: string): NotificationText {
  return {
    type: 'warning',
    title: 'Verification ends soon',
    message: `The verification of "${title}" ends on ${shortDate(endsOn)}. Renew it to keep it valid.`,
  }
}

function describeEnded(ended: NonNullable<VerificationUpdate['ended']>, claimTitle: string): NotificationText {
  const title = 'Request ended'
  if (ended === 'owner-left')
    return { type: 'info', title, message: 'Somebody who asked you has closed their account. The request has ended.' }
  return { type: 'warning', title, message: `The verifier you asked about "${claimTitle}" has closed its account.` }
}

function describeQuestion(question: NonNullable<VerificationUpdate['question']>, claimTitle: string): NotificationText {
  if (question === 'answered')
    return { type: 'info', title: 'Question answered', message: `Your question about "${claimTitle}" was answered` }
  return {
    type: 'warning',
    title: 'A verifier has a question',
    message: `Before it decides about "${claimTitle}", the verifier asks you something. Please answer.`,
  }
}
