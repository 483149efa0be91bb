import * as z from 'zod/mini'
import { bytes32Schema } from '../hex.ts'
import { proofTypeSchema } from '../proof/proof.ts'
import { complaints } from '../texts/en/complaints.ts'

export const prepareAttestationQuery = z.object({
  level: proofTypeSchema,
  validUntil: z.optional(z.iso.date(complaints.invalid)),
  /** The commitment, which the verifier's browser computed again from the opened attributes. */
  commitment: z.optional(bytes32Schema),
})
