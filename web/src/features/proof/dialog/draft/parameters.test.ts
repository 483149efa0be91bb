import { selectableProofTypes } from '@did/domain/proof/proof'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { askedRequestSchema } from '@did/domain/verification-request/verification-request'
import { expect, test } from 'vitest'
import { buildProofRequest, initialParameters, levelOptions, listParameters } from './parameters.ts'

const hash = `0x${'ab'.repeat(32)}`

function buildAsked(type: string): PendingAsked {
  const basics = { type, title: 'BSc Computer Science', issuer: '', issueDate: '2024-06-12' }
  const asked = askedRequestSchema.parse({
    id: 5,
    didId: 2,
    didTokenId: '12',
    claimId: 9,
    claimType: type,
    claimTitle: basics.title,
    requesterId: 1,
    verifierId: 3,
    requestDate: '2026-11-21T00:00:00.000Z',
    questions: [],
    version: 1,
    status: 'pending',
    claim: { ...basics, description: 'Three years', claimHash: hash, details: hash },
    requester: { username: 'maria', walletAddress: '0x1111111111111111111111111111111111111111' },
    leaves: [],
  })
  if (asked.status !== 'pending') throw new Error('The request is not pending')
  return asked
}

test('each input of a proof type begins with a standard value, or empty if only the verifier knows the value', () => {
  expect(Object.fromEntries(selectableProofTypes.map((type) => [type, initialParameters(type, 'kyc')]))).toEqual({
    IdentityProof: {},
    AgeProof: { threshold: '18' },
    EducationProof: { educationLevel: '', requiredLevel: 'bachelor' },
    IncomeProof: { threshold: '30000' },
    LocationProof: { location: '', requiredLocation: 'US' },
  })
})

test('an age proof has an input for the date of birth unless the claim’s type has a field for the date of birth', () => {
  const names = (claimType: string) => listParameters('AgeProof', claimType).map(({ name }) => name)
  expect(names('kyc')).toEqual(['threshold'])
  expect(names('education')).toEqual(['dateOfBirth', 'threshold'])
})

test('the inputs of a proof type say for each value whether the proof hides this value', () => {
  const secrets = selectableProofTypes.flatMap((type) =>
    listParameters(type, 'education')
      .filter(({ secrecy }) => secrecy === 'private')
      .map(({ name }) => name),
  )
  expect(secrets).toEqual(['dateOfBirth', 'educationLevel', 'location'])
})

test('the input of an education level offers the five levels from high school to doctorate', () => {
  expect(levelOptions.map(({ value }) => value)).toEqual(['highschool', 'associate', 'bachelor', 'master', 'doctorate'])
})

const draft = {
  proofType: 'EducationProof',
  fields: ['degree', 'gpa'],
  values: { degree: 'BSc', gpa: '  ', institution: 'not chosen' },
  parameters: { educationLevel: 'master', requiredLevel: 'bachelor' },
} as const

test('the request to the proof engine has the chosen fields and hidden parameters as private inputs, and the rest as public inputs', () => {
  expect(buildProofRequest(draft, buildAsked('education'))).toEqual({
    type: 'EducationProof',
    claimId: 9,
    claimType: 'education',
    claimFields: ['degree', 'gpa'],
    privateInputs: { degree: 'BSc', educationLevel: 'master' },
    publicInputs: { requiredLevel: 'bachelor' },
  })
})

test('the request to the proof engine leaves out an empty parameter, so that the engine can use its default', () => {
  const parameters = { educationLevel: '', requiredLevel: ' ' }
  const { privateInputs, publicInputs } = buildProofRequest({ ...draft, parameters }, buildAsked('education'))
  expect([privateInputs, publicInputs]).toEqual([{ degree: 'BSc' }, {}])
})
