import * as z from 'zod/mini'
import { bytes32Schema } from '../hex.ts'
import { textSchema } from '../text.ts'
import { complaints, fieldNames } from '../texts/en/complaints.ts'
import { maximumRequestLength } from './limits.ts'

export const decideRequestSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('approved') }),
  z.object({
    status: z.literal('rejected'),
    reason: z.optional(textSchema(fieldNames.reason, maximumRequestLength.reason)),
    /**
     * The claim hash of the text that the verifier read. The server refuses a decision about
     * another text.
     */
    claimHash: z.optional(bytes32Schema),
  }),
])
export type DecideRequest = z.infer<typeof decideRequestSchema>

export const askQuestionSchema = z.object({
  text: textSchema(fieldNames.question, maximumRequestLength.question).check(
    z.minLength(1, complaints.questionMissing),
  ),
})

export const answerQuestionSchema = z.object({
  text: textSchema(fieldNames.answer, maximumRequestLength.answer).check(z.minLength(1, complaints.answerMissing)),
  /**
   * The time `askedAt` of the question that the owner read. The server refuses the answer if
   * another question is open now.
   */
  askedAt: z.optional(z.iso.datetime()),
})
export type AnswerQuestion = z.infer<typeof answerQuestionSchema>
