import { z } from 'zod'
import { sentAttributesSchema } from './attribute-key.ts'
import { claimBasicsSchema, claimLeafSchema, claimSchema, verifiedBySchema } from './claim.ts'
import { maximumLength } from './constants.ts'
import { AppError } from './errors.ts'
import { addressSchema, bytes32Schema } from './hex.ts'
import { claimIdSchema, didIdSchema, requestIdSchema, userIdSchema } from './ids.ts'
import { textSchema } from './text.ts'
import { complaints, fieldNames } from './texts/complaints.ts'

/** What the verifier asked about a request that waits, and the owner's answer: null as long as it is open. */
export const requestQuestionSchema = z.object({
  text: z.string(),
  askedAt: z.iso.datetime(),
  answer: z.object({ text: z.string(), answeredAt: z.iso.datetime() }).nullable(),
})
export type RequestQuestion = z.infer<typeof requestQuestionSchema>

const ask = {
  id: requestIdSchema,
  didId: didIdSchema,
  claimId: claimIdSchema,
  claimType: z.string(),
  claimTitle: z.string(),
  /** Of the text that the request is about; null where nobody kept it. */
  claimHash: bytes32Schema.nullable().default(null),
  requesterId: userIdSchema,
  verifierId: userIdSchema,
  /** In the owner's list alone. The accreditation is the one of `verifiedBySchema`; before a signature it is the current one. */
  verifier: verifiedBySchema.pick({ name: true, accreditation: true }).optional(),
  requestDate: z.iso.datetime(),
  /** Oldest first; at most the last one is open. */
  questions: z.array(requestQuestionSchema),
  version: z.int(),
}
const decided = { decidedAt: z.iso.datetime() }
export const pendingRequestSchema = z.object({ ...ask, status: z.literal('pending') })
/** The verifier took its approval back; the request stays approved. `reason` is a code of `revocationReasons`, own words, or unknown. */
const withdrawalSchema = z.object({ withdrawnAt: z.iso.datetime(), reason: z.string().nullable() })
export type Withdrawal = z.infer<typeof withdrawalSchema>
export const approvedRequestSchema = z.object({
  ...ask,
  ...decided,
  status: z.literal('approved'),
  withdrawal: withdrawalSchema.nullable().default(null),
})
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
/** Null for a text that its owner replaced while that was still possible: only its hash, its type and its title are known. */
const decidedClaim = { ...askedClaim, claim: askedClaim.claim.nullable() }

export const askedRequestSchema = z.discriminatedUnion('status', [
  pendingRequestSchema.extend({
    ...askedClaim,
    leaves: z.array(claimLeafSchema),
    /** Sealed to the verifier asked. Gone with the decision. */
    attributes: sentAttributesSchema.nullable().default(null),
  }),
  approvedRequestSchema.extend(decidedClaim),
  rejectedRequestSchema.extend(decidedClaim),
])
export type AskedRequest = z.infer<typeof askedRequestSchema>

/** What somebody decided about the same claim before. The reason is for whoever gave it and for the owner, so others read null. */
const earlierDecisionSchema = z.object({
  id: requestIdSchema,
  verifierId: userIdSchema,
  verifierName: z.string(),
  status: z.enum(['approved', 'rejected', 'withdrawn']),
  /** For one that was withdrawn, the day of that. */
  at: z.iso.datetime(),
  reason: z.string().nullable(),
})
export type EarlierDecision = z.infer<typeof earlierDecisionSchema>

/** One request with all that the verifier asked may know about its claim. */
export const openedRequestSchema = z.object({
  request: askedRequestSchema,
  did: z.object({ since: z.iso.datetime(), onChain: z.boolean() }),
  claim: claimSchema.pick({ standing: true, validUntil: true, chainRecord: true }),
  /** Newest first. */
  earlier: z.array(earlierDecisionSchema),
})
export type OpenedRequest = z.infer<typeof openedRequestSchema>

export const decideRequestSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('approved') }),
  z.object({
    status: z.literal('rejected'),
    reason: textSchema(fieldNames.reason, maximumLength.reason).optional(),
    /** Of the text that was read: refused when the request is about another one. */
    claimHash: bytes32Schema.optional(),
  }),
])
export type DecideRequest = z.infer<typeof decideRequestSchema>

export const askQuestionSchema = z.object({
  text: textSchema(fieldNames.question, maximumLength.question).min(1, complaints.questionMissing),
})

export const answerQuestionSchema = z.object({
  text: textSchema(fieldNames.answer, maximumLength.answer).min(1, complaints.answerMissing),
  /** Of the question that was read: refused when another one is open by now. */
  askedAt: requestQuestionSchema.shape.askedAt.optional(),
})
export type AnswerQuestion = z.infer<typeof answerQuestionSchema>

/** Refuses with `request-decided` unless the request still waits. */
export function assertPending(request: VerificationRequest): asserts request is PendingRequest {
  if (request.status !== 'pending')
    throw new AppError('request-decided', `Request ${request.id} is already ${request.status}`)
}

/** pending → approved. */
export function approveRequest(request: VerificationRequest, now: Date): ApprovedRequest {
  assertPending(request)
  return { ...request, status: 'approved', decidedAt: now.toISOString(), withdrawal: null }
}

/** pending → rejected. */
export function rejectRequest(request: VerificationRequest, reason: string | null, now: Date): RejectedRequest {
  assertPending(request)
  return { ...request, status: 'rejected', decidedAt: now.toISOString(), reason }
}

/** Adds a question to a request that waits. Refuses with `question-open` while an earlier one has no answer. */
export function askQuestion(request: VerificationRequest, text: string, now: Date): PendingRequest {
  assertPending(request)
  if (findOpenQuestion(request)) throw new AppError('question-open', 'An earlier question has not been answered yet')
  const question = { text, askedAt: now.toISOString(), answer: null }
  return { ...request, questions: [...request.questions, question] }
}

/** Answers the open question of a request that waits. Refuses with `question-answered` when there is none, or another than was read. */
export function answerQuestion(
  request: VerificationRequest,
  { text, askedAt }: AnswerQuestion,
  now: Date,
): PendingRequest {
  assertPending(request)
  const open = findOpenQuestion(request)
  if (!open || (askedAt !== undefined && askedAt !== open.askedAt))
    throw new AppError('question-answered', 'No question waits for an answer')
  const answered = { ...open, answer: { text, answeredAt: now.toISOString() } }
  return { ...request, questions: request.questions.with(-1, answered) }
}

/** The question that waits for its answer, or null. */
export function findOpenQuestion({ questions }: Pick<VerificationRequest, 'questions'>): RequestQuestion | null {
  const last = questions.at(-1)
  return last?.answer === null ? last : null
}
