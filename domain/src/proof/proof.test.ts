import { expect, test } from 'vitest'
import { selectableProofTypes } from './proof.ts'
import { proofFields, proofTypes } from './proof-vocabulary.ts'

const identity = ['name', 'dateOfBirth', 'nationalId', 'address']
const education = ['institution', 'degree', 'fieldOfStudy', 'graduationDate', 'gpa']
const professional = ['employer', 'position', 'startDate', 'endDate', 'responsibilities']
const financial = ['incomeLevel', 'creditScore', 'employmentStatus', 'assets']
const other = ['field1', 'field2', 'field3']

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
])('the fields that a proof may cover are those of the claim type %s', (claimType, fields) => {
  for (const proofType of proofTypes.filter((type) => type !== 'IncomeProof'))
    expect(proofFields(claimType, proofType)).toEqual(fields)
})

test.each(['education', 'kyc', 'custom'])(
  'the fields that an income proof of a claim of type %s may cover are financial',
  (claimType) => {
    expect(proofFields(claimType, 'IncomeProof')).toEqual(financial)
  },
)

test('an owner can choose among five proof types', () => {
  expect(selectableProofTypes).toEqual(['IdentityProof', 'AgeProof', 'EducationProof', 'IncomeProof', 'LocationProof'])
})
