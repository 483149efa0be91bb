import { z } from 'zod'
import { claimIdSchema, userIdSchema } from './ids.ts'
import { clauseSchema } from './proof-clause.ts'
import { proofTypes } from './proof-vocabulary.ts'
import { isPlainText } from './text.ts'
import { complaints } from './texts/complaints.ts'

export const proofTypeSchema = z.enum(proofTypes)
export type ProofType = z.infer<typeof proofTypeSchema>

/** The five types the dialog offers (SPEC.md 2.12). */
export const selectableProofTypes = [
  'IdentityProof',
  'AgeProof',
  'EducationProof',
  'IncomeProof',
  'LocationProof',
] as const
export type SelectableProofType = (typeof selectableProofTypes)[number]

/** What a real proof says: all of its clauses, and which of the ten types they are. */
export const proofStatementSchema = z.object({ type: proofTypeSchema, clauses: z.array(clauseSchema).min(1).max(4) })
export type ProofStatement = z.infer<typeof proofStatementSchema>

/** Kept as JSON in the database, which holds less than a string does. */
const plainText = z.string().refine(isPlainText, complaints.invalid)
const fieldElements = z.array(plainText.max(200)).max(16)

/** SPEC.md 3's proof object, and which engine made it. `simulated` proves nothing and is labelled wherever it is shown. */
export const proofSchema = z.object({
  id: plainText.min(1).max(64),
  type: proofTypeSchema,
  claimId: claimIdSchema,
  claimType: z.string().max(40),
  publicSignals: z.array(plainText.max(500)).max(64),
  proof: z.object({
    pi_a: fieldElements,
    pi_b: z.array(fieldElements).max(4),
    pi_c: fieldElements,
    protocol: z.literal('groth16'),
  }),
  circuitId: plainText.min(1).max(64),
  timestamp: z.iso.datetime(),
  engine: z.enum(['simulated', 'groth16']),
  /** Of a real proof: whoever checks it rebuilds every public signal from this. The simulation has none. */
  statement: proofStatementSchema.optional(),
})
export type Proof = z.infer<typeof proofSchema>

/**
 * The proof behind the verification that counts now, who took it, and when: a real one names the day it was made on. A claim may have been
 * verified by several, and what some of them said may be withdrawn or over.
 */
export const recordedProofSchema = z.object({
  proof: proofSchema,
  verifierId: userIdSchema,
  recordedAt: z.iso.datetime(),
})
export type RecordedProof = z.infer<typeof recordedProofSchema>

export const proofRequestSchema = z.object({
  type: proofTypeSchema,
  claimId: claimIdSchema,
  claimType: z.string(),
  claimFields: z.array(z.string()).min(1, complaints.fieldsMissing),
  privateInputs: z.record(z.string(), z.string()),
  publicInputs: z.record(z.string(), z.string()),
  circuitName: z.string().optional(),
})
export type ProofRequest = z.infer<typeof proofRequestSchema>

export type ProofVerification =
  | {
      valid: true
      publicValues: readonly string[]
      metadata: { proofId: string; timestamp: string; circuitId: string }
      /** Whoever made such keys could forge what they prove. */
      hasDevelopmentKeys: boolean
    }
  | { valid: false; error: string }
