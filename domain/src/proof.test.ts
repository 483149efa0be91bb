import { describe, expect, test } from 'vitest'
import { selectableProofTypes } from './proof.ts'
import { proofFields, proofTypes } from './proof-vocabulary.ts'

const identity = ['name', 'dateOfBirth', 'nationalId', 'address']
const education = ['institution', 'degree', 'fieldOfStudy', 'graduationDate', 'gpa']
const professional = ['employer', 'position', 'startDate', 'endDate', 'responsibilities']
const financial = ['incomeLevel', 'creditScore', 'employmentStatus', 'assets']
const other = ['field1', 'field2', 'field3']

describe('the fields a proof may cover', () => {
  test.each<[string, string[]]>([
    ['identity', identity],
    ['kyc', identity],
    ['education', education],
    ['professional', professional],
    ['employment', professional],
    ['certification', professional],
    ['license', professional],
    ['certificate', professional],
    ['financial', financial],
    ['membership', other],
    ['award', other],
    ['custom', other],
    ['anything else', other],
    ['constructor', other],
  ])('follow the claim’s own type: %s', (claimType, fields) => {
    for (const proofType of proofTypes.filter((type) => type !== 'IncomeProof'))
      expect(proofFields(claimType, proofType)).toEqual(fields)
  })

  test.each(['education', 'kyc', 'custom'])('are about money in an Income proof of a claim of type %s', (claimType) => {
    expect(proofFields(claimType, 'IncomeProof')).toEqual(financial)
  })
})

test('five of the proof types can be chosen', () => {
  expect(selectableProofTypes).toEqual(['IdentityProof', 'AgeProof', 'EducationProof', 'IncomeProof', 'LocationProof'])
})
