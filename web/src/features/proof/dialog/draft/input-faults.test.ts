import { expect, test } from 'vitest'
import type { ProofDraft } from '../proof-machine.ts'
import { findFaults } from './input-faults.ts'

const build = (changes: Partial<ProofDraft>): ProofDraft => ({
  proofType: 'AgeProof',
  fields: ['dateOfBirth'],
  values: { dateOfBirth: '1990-02-28' },
  parameters: { threshold: '18' },
  ...changes,
})
const age = (threshold: string) => findFaults(build({ parameters: { threshold } }), 'kyc')

test('the draft of a proof has no fault if the proof can be made', () => {
  expect(findFaults(build({}), 'kyc')).toEqual({})
  const parameters = { location: 'pt', requiredLocation: 'PT, es' }
  expect(findFaults(build({ proofType: 'LocationProof', parameters }), 'kyc')).toEqual({})
})

test('each value that a proof needs and the draft lacks counts as a fault of the draft', () => {
  expect(findFaults(build({ values: {} }), 'kyc')).toEqual({ dateOfBirth: 'missing' })
  expect(findFaults(build({ fields: ['name'], values: { name: 'Ada' } }), 'kyc')).toEqual({ dateOfBirth: 'needed' })
  const income = build({ proofType: 'IncomeProof', fields: ['assets'], values: { assets: '5' } })
  expect(findFaults({ ...income, parameters: { threshold: '' } }, 'kyc')).toEqual({
    incomeLevel: 'needed',
    threshold: 'missing',
  })
  const degree = { fields: ['degree'], values: { degree: 'BSc' } }
  const education = build({ ...degree, proofType: 'EducationProof', parameters: { requiredLevel: 'bachelor' } })
  expect(findFaults(education, 'education')).toEqual({ educationLevel: 'missing' })
  expect(findFaults(build(degree), 'education')).toEqual({ dateOfBirth: 'missing' })
})

test('each value that a proof cannot encode counts as a fault of the draft', () => {
  expect(findFaults(build({ values: { dateOfBirth: '28.2.1990' } }), 'kyc')).toEqual({ dateOfBirth: 'date' })
  expect([age('18.5'), age('-1'), age('200'), age('x'), age(' ')].map(({ threshold }) => threshold)).toEqual([
    'age',
    'age',
    'age',
    'age',
    'missing',
  ])
  expect(age('0')).toEqual({})
  const parameters = { location: 'Portugal', requiredLocation: ' , ' }
  expect(findFaults(build({ proofType: 'LocationProof', parameters }), 'kyc')).toEqual({
    location: 'country',
    requiredLocation: 'missing',
  })
})

test('the draft of a proof has a fault if it shows more attributes than the clauses that the proof’s circuit has', () => {
  const fields = ['institution', 'degree', 'fieldOfStudy', 'graduationDate', 'gpa']
  const values = { institution: 'a', degree: 'b', fieldOfStudy: 'c', graduationDate: '2024-06-12', gpa: '3.5' }
  expect(findFaults(build({ proofType: 'IdentityProof', fields, values, parameters: {} }), 'education')).toEqual({
    gpa: 'tooMany',
  })
})
