import { z } from 'zod'
import { claimIdSchema } from './ids.ts'
import { clauseSchema } from './proof-clause.ts'
import { complaints } from './texts/complaints.ts'

export const proofTypes = [
  'RangeProof',
  'EqualityProof',
  'MembershipProof',
  'AgeProof',
  'CustomProof',
  'IdentityProof',
  'CredentialProof',
  'LocationProof',
  'IncomeProof',
  'EducationProof',
] as const
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

export const educationLevels = ['highschool', 'associate', 'bachelor', 'master', 'doctorate'] as const

/** What a real proof says: all of its clauses, and which of the ten types they are. */
export const proofStatementSchema = z.object({ type: proofTypeSchema, clauses: z.array(clauseSchema).min(1).max(4) })
export type ProofStatement = z.infer<typeof proofStatementSchema>

const fieldElements = z.array(z.string().max(200)).max(16)

/** SPEC.md 3's proof object, and which engine made it. `simulated` proves nothing and is labelled wherever it is shown. */
export const proofSchema = z.object({
  id: z.string().min(1).max(64),
  type: proofTypeSchema,
  claimId: claimIdSchema,
  claimType: z.string().max(40),
  publicSignals: z.array(z.string().max(500)).max(64),
  proof: z.object({
    pi_a: fieldElements,
    pi_b: z.array(fieldElements).max(4),
    pi_c: fieldElements,
    protocol: z.literal('groth16'),
  }),
  circuitId: z.string().min(1).max(64),
  timestamp: z.iso.datetime(),
  engine: z.enum(['simulated', 'groth16']),
  /** Of a real proof: whoever checks it rebuilds every public signal from this. The simulation has none. */
  statement: proofStatementSchema.optional(),
})
export type Proof = z.infer<typeof proofSchema>

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
    }
  | { valid: false; error: string }

const fieldSets = {
  identity: ['name', 'dateOfBirth', 'nationalId', 'address'],
  education: ['institution', 'degree', 'fieldOfStudy', 'graduationDate', 'gpa'],
  professional: ['employer', 'position', 'startDate', 'endDate', 'responsibilities'],
  financial: ['incomeLevel', 'creditScore', 'employmentStatus', 'assets'],
  other: ['field1', 'field2', 'field3'],
} as const

/** Which fields the dialog offers: by the claim's own type, except that an Income proof is about money whatever the claim is. */
export function proofFields(claimType: string, proofType: ProofType): readonly string[] {
  if (proofType === 'IncomeProof') return fieldSets.financial
  switch (claimType) {
    case 'identity':
    case 'kyc':
      return fieldSets.identity
    case 'education':
      return fieldSets.education
    case 'professional':
    case 'employment':
    case 'certification':
    case 'license':
    case 'certificate':
      return fieldSets.professional
    case 'financial':
      return fieldSets.financial
    default:
      return fieldSets.other
  }
}
