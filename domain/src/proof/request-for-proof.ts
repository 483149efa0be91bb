import * as z from 'zod/mini'
import { addressSchema, bytes32Schema, hexSchema } from '../hex.ts'
import { requestForProofIdSchema } from '../ids.ts'
import { describeHidden, isReadableStatement, nameTextSchema, plainTextSchema } from '../text.ts'
import { complaints, fieldNames } from '../texts/en/complaints.ts'
import { maximumRequestForProof } from './limits.ts'
import { proofStatementSchema } from './proof.ts'

/**
 * The wallet of the checker, who signed the request. The owner's browser finds out whether the
 * chain accredits this wallet.
 */
const askerSchema = z.object({ address: addressSchema, signature: hexSchema })

/**
 * The content of a request for proof. The checker's page chooses `id`, because the code that the
 * owner scans contains the hash of all members except `asker`.
 */
export const requestForProofSchema = z.object({
  id: requestForProofIdSchema,
  statement: proofStatementSchema.check(
    z.refine(
      (statement) => JSON.stringify(statement).length <= maximumRequestForProof.statementCharacters,
      complaints.tooLong(fieldNames.statement, maximumRequestForProof.statementCharacters),
    ),
  ),
  /** The name that the checker gave itself. Screens show the name as the checker's own words. */
  audience: plainTextSchema(fieldNames.audience, maximumRequestForProof.audience).check(
    z.minLength(1, complaints.required),
  ),
  /** A random number, by which two requests with the same content differ. */
  nonce: bytes32Schema,
  /**
   * The X25519 key to which answers are sealed. Its private half never leaves the checker's tab.
   */
  publicKey: bytes32Schema,
  expiresAt: z.iso.datetime(),
  asker: z._default(z.nullable(askerSchema), null),
})
export type RequestForProof = z.infer<typeof requestForProofSchema>

/**
 * A new request for proof. Its texts have no hidden characters, which make one text look like
 * another.
 */
export const createRequestForProofSchema = z.extend(requestForProofSchema, {
  statement: requestForProofSchema.shape.statement.check(
    z.refine(isReadableStatement, {
      error: ({ input }) => describeHidden(JSON.stringify(input)),
    }),
  ),
  audience: nameTextSchema(fieldNames.audience, maximumRequestForProof.audience).check(
    z.minLength(1, complaints.required),
  ),
})

export const createdRequestForProofSchema = z.object({ id: requestForProofIdSchema })

/** An answer, sealed by HPKE to the key of its request for proof. */
export const proofAnswerSchema = z.object({
  sealed: z.base64().check(z.minLength(1), z.maxLength(maximumRequestForProof.answerCharacters, complaints.invalid)),
})
export type ProofAnswer = z.infer<typeof proofAnswerSchema>
