import * as z from 'zod/mini'
import { claimBasicsSchema, claimFieldSchema, storedLeafSchema } from '../claim/claim.ts'
import { bytes32Schema } from '../hex.ts'
import { requestIdSchema, signedRecordIdSchema } from '../ids.ts'
import { proofTypeSchema } from '../proof/proof.ts'
import { signedAttestationSchema } from './attestation.ts'

const time = z.iso.datetime()

/**
 * What a verifier keeps of one signature after the claim's owner erased the account
 * (docs/decisions/0056-what-a-verifier-keeps.md).
 */
export const signedRecordSchema = z.object({
  id: signedRecordIdSchema,
  requestId: requestIdSchema,
  claim: z.extend(claimBasicsSchema, {
    description: z.string(),
    holderName: z.nullable(z.string()),
    fields: z.array(claimFieldSchema),
  }),
  subject: z.string(),
  level: proofTypeSchema,
  requestedAt: time,
  signedAt: time,
  validUntil: z.nullable(time),
  erasedAt: time,
  withdrawnAt: z.nullable(time),
  digest: bytes32Schema,
  attestation: signedAttestationSchema,
  /**
   * The claim's leaves with their salts, which prove that the verifier signed the hash of this
   * text.
   */
  leaves: z.array(storedLeafSchema),
})
export type SignedRecord = z.infer<typeof signedRecordSchema>
