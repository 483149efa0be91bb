import * as z from 'zod/mini'
import { requestIdSchema } from '../ids.ts'

/**
 * The confirmations that a verifier signed before it was accredited. The list is empty for a
 * verifier that is not accredited.
 */
export const toConfirmAgainSchema = z.object({
  /**
   * The time since when the verifier is accredited. It is null for a verifier that is not
   * accredited.
   */
  accreditedSince: z.nullable(z.iso.datetime()),
  /**
   * The approved requests, oldest first. A request with private attributes can be confirmed again
   * only after its owner has sent them again.
   */
  requests: z.array(z.object({ id: requestIdSchema, hasAttributes: z.boolean() })),
  /** Tells whether there are more confirmations than one answer lists. */
  hasMore: z.boolean(),
})
export type ToConfirmAgain = z.infer<typeof toConfirmAgainSchema>

/**
 * `made` is the number of requests that wait again now. `left` is the number that can be made
 * later, without those whose owners have to send attributes again.
 */
export const confirmedAgainSchema = z.object({ made: z.int(), left: z.int() })
export type ConfirmedAgain = z.infer<typeof confirmedAgainSchema>
