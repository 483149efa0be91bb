import * as z from 'zod/mini'
import { claimBasicsSchema, claimFieldSchema, storedLeafSchema, verifiedBySchema } from '../claim/claim.ts'
import { AppError } from '../errors.ts'
import { addressSchema, bytes32Schema } from '../hex.ts'
import { claimIdSchema, didIdSchema, requestIdSchema, userIdSchema } from '../ids.ts'
import { proofTypeSchema } from '../proof/proof.ts'
import { templateLevelSchema } from '../template/template-level.ts'
import { sentAttributesSchema } from '../vault/attribute-key.ts'
import type { AnswerQuestion } from './decide-request.ts'
import { maximumQuestions } from './limits.ts'

/** A verifier's question about a waiting request. `answer` is null while the question is open. */
export const requestQuestionSchema = z.object({
  text: z.string(),
  askedAt: z.iso.datetime(),
  answer: z.nullable(z.object({ text: z.string(), answeredAt: z.iso.datetime() })),
})
export type RequestQuestion = z.infer<typeof requestQuestionSchema>

const ask = {
  id: requestIdSchema,
  didId: didIdSchema,
  claimId: claimIdSchema,
  claimType: z.string(),
  claimTitle: z.string(),
  /**
   * The claim hash of the text that the request is about. The value is null for an old request that
   * was stored without it.
   */
  claimHash: z._default(z.nullable(bytes32Schema), null),
  requesterId: userIdSchema,
  verifierId: userIdSchema,
  /**
   * The earlier request whose confirmation this request asks to renew. The verifier approved the
   * earlier request before its accreditation.
   */
  renews: z._default(z.nullable(requestIdSchema), null),
  /**
   * The verifier with its standing: the standing at its signature or, if it has not signed, its
   * present standing. Only the owner's list of requests has this member.
   */
  verifier: z.optional(z.pick(verifiedBySchema, { name: true, accreditation: true })),
  requestDate: z.iso.datetime(),
  /**
   * The verifier's questions to the owner, oldest first. Only the last question may be unanswered.
   */
  questions: z.array(requestQuestionSchema),
  version: z.int(),
}
const decided = { decidedAt: z.iso.datetime() }
export const pendingRequestSchema = z.object({ ...ask, status: z.literal('pending') })
/** The revocation of an approved request, which stays approved. `reason` is null if unknown. */
const requestRevocationSchema = z.object({ withdrawnAt: z.iso.datetime(), reason: z.nullable(z.string()) })
export type RequestRevocation = z.infer<typeof requestRevocationSchema>
export const approvedRequestSchema = z.object({
  ...ask,
  ...decided,
  status: z.literal('approved'),
  withdrawal: z._default(z.nullable(requestRevocationSchema), null),
})
export const rejectedRequestSchema = z.object({
  ...ask,
  ...decided,
  status: z.literal('rejected'),
  reason: z.nullable(z.string()),
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

/**
 * What a verifier reads about a request. The verifier's page computes `details` from `leaves`
 * before the verifier signs.
 */
const askedClaim = {
  /**
   * The token id of a minted DID, or `did:ethr:…` for an off-chain DID. `didId` is the id in our
   * database.
   */
  didTokenId: z.string(),
  claim: z.extend(claimBasicsSchema, { description: z.string(), claimHash: bytes32Schema, details: bytes32Schema }),
  requester: z.object({ username: z.string(), walletAddress: addressSchema }),
}
/** `claim` is null when the text that the verifier was asked about is no longer stored. */
const decidedClaim = {
  ...askedClaim,
  claim: z.nullable(
    z.extend(askedClaim.claim, {
      holderName: z._default(z.nullable(z.string()), null),
      fields: z._default(z.array(claimFieldSchema), []),
    }),
  ),
}

export const askedRequestSchema = z.discriminatedUnion('status', [
  z.extend(pendingRequestSchema, {
    ...askedClaim,
    leaves: z.array(storedLeafSchema),
    level: templateLevelSchema,
    /**
     * The private attributes, sealed to the asked verifier. The server deletes them when the
     * verifier decides.
     */
    attributes: z._default(z.nullable(sentAttributesSchema), null),
  }),
  z.extend(approvedRequestSchema, {
    ...decidedClaim,
    /**
     * What the verifier signed. The value is null for an old approval, which the verifier did not
     * have to sign.
     */
    signed: z._default(
      z.nullable(z.object({ digest: bytes32Schema, level: proofTypeSchema, validUntil: z.nullable(z.iso.datetime()) })),
      null,
    ),
  }),
  z.extend(rejectedRequestSchema, decidedClaim),
])
export type AskedRequest = z.infer<typeof askedRequestSchema>
/** A request that waits for its verifier's decision, with the text that the owner asked about. */
export type PendingAsked = Extract<AskedRequest, { status: 'pending' }>

/** Throws `request-decided` unless the request is pending. */
export function assertPending(request: VerificationRequest): asserts request is PendingRequest {
  if (request.status !== 'pending')
    throw new AppError('request-decided', `Request ${request.id} is already ${request.status}`)
}

export function approveRequest(request: VerificationRequest, now: Date): ApprovedRequest {
  assertPending(request)
  return { ...request, status: 'approved', decidedAt: now.toISOString(), withdrawal: null }
}

export function rejectRequest(request: VerificationRequest, reason: string | null, now: Date): RejectedRequest {
  assertPending(request)
  return { ...request, status: 'rejected', decidedAt: now.toISOString(), reason }
}

/**
 * Adds a verifier's question to a request. Throws `request-decided` for a decided request,
 * `question-open` while an earlier question has no answer, or `too-many-questions`.
 */
export function askQuestion(request: VerificationRequest, text: string, now: Date): PendingRequest {
  assertPending(request)
  if (findOpenQuestion(request)) throw new AppError('question-open', 'An earlier question has not been answered yet')
  if (request.questions.length >= maximumQuestions)
    throw new AppError('too-many-questions', `A verifier asks at most ${maximumQuestions} questions about one request`)
  const question = { text, askedAt: now.toISOString(), answer: null }
  return { ...request, questions: [...request.questions, question] }
}

/**
 * Adds the owner's answer to a request. Throws `question-answered` unless the question that the
 * owner read is still open, and `request-decided` for a decided request.
 */
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

export function findOpenQuestion({ questions }: Pick<VerificationRequest, 'questions'>): RequestQuestion | null {
  const last = questions.at(-1)
  return last?.answer === null ? last : null
}
