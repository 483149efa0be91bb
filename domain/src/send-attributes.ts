import { z } from 'zod'
import { attributeKeySchema, sealedAttributesSchema, sharingSignatureSchema } from './attribute-key.ts'
import { bytes32Schema } from './hex.ts'
import { claimIdSchema, userIdSchema } from './ids.ts'
import { proofTypeSchema } from './proof.ts'
import { complaints } from './texts/complaints.ts'

// What the page sends of attributes: apart from what it reads, which every page of the account carries.

export const publishAttributeKeySchema = attributeKeySchema
  .omit({ verifier: true })
  .extend({ number: z.int().positive() })
export type PublishAttributeKey = z.infer<typeof publishAttributeKeySchema>

/** Characters of base64: sixteen slots with texts as long as the page lets an owner write. */
const maximumSealed = 40_000

/** Members the spec also sends (didId, claimType, claimTitle, requesterId, status) are the server's to decide and dropped. */
export const requestVerificationSchema = z.object({
  claimId: claimIdSchema,
  verifierId: userIdSchema,
  attributes: sealedAttributesSchema
    .extend({ sealed: z.base64().min(1).max(maximumSealed), signed: sharingSignatureSchema })
    .optional(),
  /** Of the text that the attributes are sealed to: refused when the claim has another one by now. */
  claimHash: bytes32Schema.optional(),
})
export type RequestVerification = z.infer<typeof requestVerificationSchema>

export const prepareAttestationQuery = z.object({
  level: proofTypeSchema,
  validUntil: z.iso.date(complaints.invalid).optional(),
  /** What the verifier's browser recomputed from the attributes it opened. */
  commitment: bytes32Schema.optional(),
})
