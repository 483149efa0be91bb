import { z } from 'zod'
import { maximumRequestForProof } from './constants.ts'
import { addressSchema, bytes32Schema, hexSchema } from './hex.ts'
import { requestForProofIdSchema } from './ids.ts'
import { proofStatementSchema } from './proof.ts'
import { describeHidden, isReadableStatement, plainTextSchema, textSchema } from './text.ts'
import { complaints, fieldNames } from './texts/complaints.ts'

/** Who asks, if it says so: a wallet's signature over the request. Whether that wallet is accredited, the holder's browser finds out. */
const askerSchema = z.object({ address: addressSchema, signature: hexSchema })

/**
 * What somebody wants to have proved. Its members are hashed (`credentials/request-for-proof`), and that hash is what the proof is
 * bound to. The asker's browser chooses `id`, because the hash, which is in the code the holder scans, covers it.
 */
export const requestForProofSchema = z.object({
  id: requestForProofIdSchema,
  statement: proofStatementSchema.refine(
    (statement) => JSON.stringify(statement).length <= maximumRequestForProof.statementCharacters,
    complaints.tooLong(fieldNames.statement, maximumRequestForProof.statementCharacters),
  ),
  /** What the asker calls itself. Shown as its own words. */
  audience: plainTextSchema(fieldNames.audience, maximumRequestForProof.audience).min(1, complaints.required),
  /** Random, so that two requests for the same are two. */
  nonce: bytes32Schema,
  /** X25519. The answer is sealed to it; the private half never leaves the asker's tab. */
  publicKey: bytes32Schema,
  expiresAt: z.iso.datetime(),
  asker: askerSchema.nullable().default(null),
})
export type RequestForProof = z.infer<typeof requestForProofSchema>

/** A new request for proof: none of its texts may look like another text to whoever answers. */
export const createRequestForProofSchema = requestForProofSchema.extend({
  statement: requestForProofSchema.shape.statement.refine(isReadableStatement, {
    error: ({ input }) => describeHidden(JSON.stringify(input)),
  }),
  audience: textSchema(fieldNames.audience, maximumRequestForProof.audience).min(1, complaints.required),
})

export const createdRequestForProofSchema = z.object({ id: requestForProofIdSchema })

/** HPKE to the request's key. */
export const proofAnswerSchema = z.object({
  sealed: z.base64().min(1).max(maximumRequestForProof.answerCharacters, complaints.invalid),
})
export type ProofAnswer = z.infer<typeof proofAnswerSchema>
