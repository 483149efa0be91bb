import { z } from 'zod'
import { claimBasicsSchema, claimLeafSchema } from './claim.ts'
import { maximumLength } from './constants.ts'
import { AppError } from './errors.ts'
import { addressSchema, bytes32Schema } from './hex.ts'
import { claimIdSchema, didIdSchema, requestIdSchema, userIdSchema } from './ids.ts'
import { textSchema } from './text.ts'

const ask = {
  id: requestIdSchema,
  didId: didIdSchema,
  claimId: claimIdSchema,
  claimType: z.string(),
  claimTitle: z.string(),
  requesterId: userIdSchema,
  verifierId: userIdSchema,
  requestDate: z.iso.datetime(),
  version: z.int(),
}
const decided = { decidedAt: z.iso.datetime() }
export const pendingRequestSchema = z.object({ ...ask, status: z.literal('pending') })
export const approvedRequestSchema = z.object({ ...ask, ...decided, status: z.literal('approved') })
export const rejectedRequestSchema = z.object({
  ...ask,
  ...decided,
  status: z.literal('rejected'),
  reason: z.string().nullable(),
})

export const verificationRequestSchema = z.discriminatedUnion('status', [
  pendingRequestSchema,
  approvedRequestSchema,
  rejectedRequestSchema,
])
export type VerificationRequest = z.infer<typeof verificationRequestSchema>
export type PendingRequest = z.infer<typeof pendingRequestSchema>
export type ApprovedRequest = z.infer<typeof approvedRequestSchema>
export type RejectedRequest = z.infer<typeof rejectedRequestSchema>

/** What the verifier asked is shown beside the request. `details` is recomputed from `leaves` before a signature. */
const askedClaim = {
  /** By which the owner names the DID: `didId` is the number of our row. */
  didTokenId: z.string(),
  claim: claimBasicsSchema.extend({ description: z.string(), claimHash: bytes32Schema, details: bytes32Schema }),
  requester: z.object({ username: z.string(), walletAddress: addressSchema }),
}
export const askedRequestSchema = z.discriminatedUnion('status', [
  pendingRequestSchema.extend({ ...askedClaim, leaves: z.array(claimLeafSchema) }),
  approvedRequestSchema.extend(askedClaim),
  rejectedRequestSchema.extend(askedClaim),
])
export type AskedRequest = z.infer<typeof askedRequestSchema>

/** Members the spec also sends (didId, claimType, claimTitle, requesterId, status) are the server's to decide and dropped. */
export const requestVerificationSchema = z.object({ claimId: claimIdSchema, verifierId: userIdSchema })
export type RequestVerification = z.infer<typeof requestVerificationSchema>

export const decideRequestSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('approved') }),
  z.object({
    status: z.literal('rejected'),
    reason: textSchema('Reason', maximumLength.reason).optional(),
  }),
])
export type DecideRequest = z.infer<typeof decideRequestSchema>

/** Refuses with `request-decided` unless the request still waits. */
export function assertPending(request: VerificationRequest): asserts request is PendingRequest {
  if (request.status !== 'pending')
    throw new AppError('request-decided', `Request ${request.id} is already ${request.status}`)
}

/** pending → approved. */
export function approveRequest(request: VerificationRequest, now: Date): ApprovedRequest {
  assertPending(request)
  return { ...request, status: 'approved', decidedAt: now.toISOString() }
}

/** pending → rejected. */
export function rejectRequest(request: VerificationRequest, reason: string | null, now: Date): RejectedRequest {
  assertPending(request)
  return { ...request, status: 'rejected', decidedAt: now.toISOString(), reason }
}
