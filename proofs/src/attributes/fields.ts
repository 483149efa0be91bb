import { proofFields } from '@did/domain/proof/proof-vocabulary'
import type { Encoding } from './encoding.ts'

/**
 * The encoding of each known field, from the specification or for proofs. Any other field is a
 * `text`.
 */
export const fieldEncodings: Readonly<Record<string, Encoding>> = {
  name: 'text',
  dateOfBirth: 'date',
  nationalId: 'text',
  address: 'text',
  country: 'country',
  documentNumber: 'text',
  age_over_18: 'boolean',
  institution: 'text',
  degree: 'text',
  educationLevel: 'ordinal',
  fieldOfStudy: 'text',
  graduationDate: 'date',
  gpa: 'decimal',
  employer: 'text',
  position: 'text',
  startDate: 'date',
  endDate: 'date',
  responsibilities: 'text',
  level: 'number',
  expiryDate: 'date',
  incomeLevel: 'decimal',
  creditScore: 'number',
  employmentStatus: 'text',
  assets: 'decimal',
  field1: 'text',
  field2: 'text',
  field3: 'text',
}

/**
 * Fields that an owner can enter besides the specification's fields of a claim type. The key is a
 * field that only this claim type has.
 */
const besides: Readonly<Record<string, readonly string[]>> = {
  dateOfBirth: ['country', 'documentNumber'],
  degree: ['educationLevel'],
  position: ['level', 'expiryDate'],
}

/**
 * Lists the fields that an owner may enter for a claim type: the specification's fields, and then
 * those that are only for proofs.
 */
export function attributeFields(claimType: string): readonly string[] {
  const listed = proofFields(claimType, 'IdentityProof')
  return [...listed, ...listed.flatMap((field) => besides[field] ?? [])]
}
