import * as z from 'zod/mini'
import { requestIdSchema } from '../ids.ts'

/**
 * The confirmations that a verifier signed before it was accredited. The list is empty for a
 * verifier that is not accredited.
 */
export const toConfirmAgainSchema = z.object({
  /**
   * The time since when the verifier is accredited. The value is null for a verifier that is not
   * accredited.
   */
  accreditedSince: z.nullable(z.iso.datetime()),
  /**
   * The requests that the verifier approved before its accreditation, oldest first. A request with
   * private attributes can be confirmed again only after its owner has sent the attributes again.
   */
  requests: z.array(z.object({ id: requestIdSchema, hasAttributes: z.boolean() })),
  /** Tells whether the verifier can confirm more requests again than one answer lists. */
  hasMore: z.boolean(),
})
export type ToConfirmAgain = z.infer<typeof toConfirmAgainSchema>

/**
 * The result of putting confirmations back into the verifier's queue. `made` new requests now wait,
 * and a later call can put back `left` more. `left` does not count confirmations whose owners first
 * have to send private attributes again.
 */
export const confirmedAgainSchema = z.object({ made: z.int(), left: z.int() })
export type ConfirmedAgain = z.infer<typeof confirmedAgainSchema>
