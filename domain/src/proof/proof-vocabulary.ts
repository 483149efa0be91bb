// This file must not contain a schema: the worker that makes proofs imports the file and must not
// load zod.

/**
 * A proof type's position in this list is its number in links (at most 128), so new types come
 * last.
 */
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

/**
 * The ways in which an attribute's text becomes a number for a circuit
 * (proofs/src/attributes/encoding.ts).
 */
export const attributeEncodings = ['text', 'date', 'number', 'decimal', 'ordinal', 'country', 'boolean'] as const
export type AttributeEncoding = (typeof attributeEncodings)[number]

/** The levels of education, from the lowest to the highest. */
export const educationLevels = ['highschool', 'associate', 'bachelor', 'master', 'doctorate'] as const

const fieldSets = {
  identity: ['name', 'dateOfBirth', 'nationalId', 'address'],
  education: ['institution', 'degree', 'fieldOfStudy', 'graduationDate', 'gpa'],
  professional: ['employer', 'position', 'startDate', 'endDate', 'responsibilities'],
  financial: ['incomeLevel', 'creditScore', 'employmentStatus', 'assets'],
  other: ['field1', 'field2', 'field3'],
} as const

/**
 * Lists the fields that a proof can be about: those of the claim's type, or the financial ones for
 * an income proof.
 */
export function proofFields(claimType: string, proofType: (typeof proofTypes)[number]): readonly string[] {
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
