import { proofFields } from '@did/domain/proof-vocabulary'
import type { Encoding } from './encoding.ts'

/** SPEC.md 5's fields and those that a proof needs beside them, each with its encoding. Names that are not here are `text`. */
export const fieldEncodings: Readonly<Record<string, Encoding>> = {
  name: 'text',
  dateOfBirth: 'date',
  nationalId: 'text',
  address: 'text',
  country: 'country',
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

/** A set of SPEC.md 5 is told by one of its fields. */
const besides: Readonly<Record<string, readonly string[]>> = {
  dateOfBirth: ['country'],
  degree: ['educationLevel'],
  position: ['level', 'expiryDate'],
}

/** What the owner of such a claim may enter, in the order to show it: SPEC.md 5's set, then what the ten proof types ask for. */
export function attributeFields(claimType: string): readonly string[] {
  const listed = proofFields(claimType, 'IdentityProof')
  return [...listed, ...listed.flatMap((field) => besides[field] ?? [])]
}
