// No schema here: the thread that makes proofs has these too, and must not load a validator for them.

/** SPEC.md 3's ten. */
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

/** How the text of an attribute becomes a number of a circuit (proofs/src/attributes/encoding.ts has the table). */
export const attributeEncodings = ['text', 'date', 'number', 'decimal', 'ordinal', 'country', 'boolean'] as const
export type AttributeEncoding = (typeof attributeEncodings)[number]

/** From the lowest to the highest. */
export const educationLevels = ['highschool', 'associate', 'bachelor', 'master', 'doctorate'] as const

const fieldSets = {
  identity: ['name', 'dateOfBirth', 'nationalId', 'address'],
  education: ['institution', 'degree', 'fieldOfStudy', 'graduationDate', 'gpa'],
  professional: ['employer', 'position', 'startDate', 'endDate', 'responsibilities'],
  financial: ['incomeLevel', 'creditScore', 'employmentStatus', 'assets'],
  other: ['field1', 'field2', 'field3'],
} as const

/** Which fields the dialog offers: by the claim's own type, except that an Income proof is about money whatever the claim is. */
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
