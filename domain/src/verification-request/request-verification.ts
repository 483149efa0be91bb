import * as z from 'zod/mini'
import { bytes32Schema } from '../hex.ts'
import { claimIdSchema, requestIdSchema, userIdSchema } from '../ids.ts'
import { sealedAttributesSchema, sharingSignatureSchema } from '../vault/attribute-key.ts'

/**
 * The most characters of sealed attributes in base64, enough for sixteen slots with the longest
 * texts that the page allows.
 */
const maximumSealed = 40_000

/**
 * The request to ask a verifier for a verification. The specification also sends members such as
 * `didId` and `claimType`, which the server ignores.
 */
export const requestVerificationSchema = z.object({
  claimId: claimIdSchema,
  verifierId: userIdSchema,
  attributes: z.optional(
    z.extend(sealedAttributesSchema, {
      sealed: z.base64().check(z.minLength(1), z.maxLength(maximumSealed)),
      signed: sharingSignatureSchema,
    }),
  ),
  /**
   * The claim hash of the text that the owner sees, and for which the attributes are sealed. The
   * server refuses the hash of another text.
   */
  claimHash: z.optional(bytes32Schema),
  /** The waiting request to the same verifier that the new request replaces. */
  replaces: z.optional(requestIdSchema),
})
export type RequestVerification = z.infer<typeof requestVerificationSchema>
