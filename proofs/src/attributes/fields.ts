import { proofFields } from '@did/domain/proof/proof-vocabulary'
import type { Encoding } from './encoding.ts'

/**
 * The encodings of the specification's fields and of further fields for proofs. Any other field has
 * the encoding `text`.
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

export function encodingOf(field: string): Encoding {
  return fieldEncodings[field] ?? 'text'
}

/**
 * The fields that an owner can enter in addition to the specification's fields for a claim type.
 * Each key is a field that only one claim type has, so the key stands for this claim type.
 */
const besides: Readonly<Record<string, readonly string[]>> = {
  dateOfBirth: ['country', 'documentNumber'],
  degree: ['educationLevel'],
  position: ['level', 'expiryDate'],
}

/**
 * Lists the fields that an owner may enter for a claim type: those of the specification, then those
 * that are only for proofs.
 */
export function attributeFields(claimType: string): readonly string[] {
  const listed = proofFields(claimType, 'IdentityProof')
  return [...listed, ...listed.flatMap((field) => besides[field] ?? [])]
}
