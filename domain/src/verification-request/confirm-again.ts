import * as z from 'zod/mini'
import { requestIdSchema } from '../ids.ts'

/**
 * The confirmations that a verifier signed before it was accredited. The list is empty for a
 * verifier that is not accredited.
 */
export const toConfirmAgainSchema = z.object({
  /** The day of the accreditation is null for a verifier that is not accredited now. */
  accreditedSince: z.nullable(z.iso.datetime()),
  /**
   * The approved requests, oldest first. One with private attributes can be confirmed again only
   * after its owner has sent them again.
   */
  requests: z.array(z.object({ id: requestIdSchema, hasAttributes: z.boolean() })),
  /** Tells whether there are more confirmations than one answer lists. */
  hasMore: z.boolean(),
})
export type ToConfirmAgain = z.infer<typeof toConfirmAgainSchema>

/** `made` requests wait now. `left` can be made later, beside those that need their owners. */
export const confirmedAgainSchema = z.object({ made: z.int(), left: z.int() })
export type ConfirmedAgain = z.infer<typeof confirmedAgainSchema>
