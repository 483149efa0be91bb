import * as z from 'zod/mini'
import { type ClaimId, claimIdSchema, userIdSchema } from '../ids.ts'
import { isPlainText } from '../text.ts'
import { complaints } from '../texts/en/complaints.ts'
import { clauseSchema } from './proof-clause.ts'
import { proofTypes } from './proof-vocabulary.ts'

export const proofTypeSchema = z.enum(proofTypes)
export type ProofType = z.infer<typeof proofTypeSchema>

export const selectableProofTypes = [
  'IdentityProof',
  'AgeProof',
  'EducationProof',
  'IncomeProof',
  'LocationProof',
] as const
export type SelectableProofType = (typeof selectableProofTypes)[number]

/** The statement of a real proof: one to four clauses, and their common proof type. */
export const proofStatementSchema = z.object({
  type: proofTypeSchema,
  clauses: z.array(clauseSchema).check(z.minLength(1), z.maxLength(4)),
})
export type ProofStatement = z.infer<typeof proofStatementSchema>

/** The database keeps this text as jsonb, which cannot hold U+0000 or half a surrogate pair. */
const plainText = z.string().check(z.refine(isPlainText, complaints.invalid))
const fieldElements = z.array(plainText.check(z.maxLength(200))).check(z.maxLength(16))

/**
 * The specification's proof object with the engine that made it. A `simulated` proof proves
 * nothing.
 */
export const proofSchema = z.object({
  id: plainText.check(z.minLength(1), z.maxLength(64)),
  type: proofTypeSchema,
  claimId: claimIdSchema,
  claimType: z.string().check(z.maxLength(40)),
  publicSignals: z.array(plainText.check(z.maxLength(500))).check(z.maxLength(64)),
  proof: z.object({
    pi_a: fieldElements,
    pi_b: z.array(fieldElements).check(z.maxLength(4)),
    pi_c: fieldElements,
    protocol: z.literal('groth16'),
  }),
  circuitId: plainText.check(z.minLength(1), z.maxLength(64)),
  timestamp: z.iso.datetime(),
  engine: z.enum(['simulated', 'groth16']),
  /** The statement of a real proof, from which a checker rebuilds each public signal. */
  statement: z.optional(proofStatementSchema),
})
export type Proof = z.infer<typeof proofSchema>

/** The proof that the verifier `verifierId` recorded with the attestation that counts now. */
export const recordedProofSchema = z.object({
  proof: proofSchema,
  verifierId: userIdSchema,
  recordedAt: z.iso.datetime(),
})
export type RecordedProof = z.infer<typeof recordedProofSchema>

export type ProofRequest = {
  type: ProofType
  claimId: ClaimId
  claimType: string
  claimFields: string[]
  privateInputs: Record<string, string>
  publicInputs: Record<string, string>
  circuitName?: string | undefined
}

export type ProofVerification =
  | {
      valid: true
      publicValues: readonly string[]
      metadata: { proofId: string; timestamp: string; circuitId: string }
      /**
       * Tells whether development keys made the proof. The makers of such keys can forge proofs
       * with them.
       */
      hasDevelopmentKeys: boolean
    }
  | { valid: false; error: string }
