import { expect, test } from 'vitest'
import { titleExamples } from '../../../texts/en/claim/title-examples.ts'
import { claimTypeLabels } from '../../../texts/en/frame/names.ts'
import { addClaimFormSchema, emptyAddClaimForm, isMissingRequired } from './add-claim-form.ts'
import { describeIssuer } from './claim-body.ts'

const filled = { ...emptyAddClaimForm, type: 'education', title: 'BSc', description: 'Degree', issuer: 'University' }

test('the Add New Claim form asks for type, title and description', () => {
  expect(isMissingRequired(emptyAddClaimForm)).toBe(true)
  expect(isMissingRequired({ ...filled, description: '   ' })).toBe(true)
  expect(isMissingRequired(filled)).toBe(false)
  expect(addClaimFormSchema.safeParse({ ...filled, type: '' }).success).toBe(false)
})

test('the Add New Claim form asks for no issuer', () => {
  expect(addClaimFormSchema.safeParse({ ...filled, issuer: '' }).success).toBe(true)
})

test('the Add New Claim form keeps the text private by default', () => {
  expect(emptyAddClaimForm.publication).toBe('private')
})

test('the Add New Claim form gives a self-issued claim the issuer Self, whatever the issuer field contained', () => {
  const form = addClaimFormSchema.parse({ ...filled, selfIssued: true })
  expect(describeIssuer(form)).toEqual({ issuer: 'Self', isVerified: true })
  expect(describeIssuer({ ...form, selfIssued: false })).toEqual({ issuer: 'University', isVerified: false })
})

test('each claim type has an example of a title, and only the type education shows the example of a degree', () => {
  const types = [...Object.keys(claimTypeLabels), 'identity', 'license', 'credential', 'certificate', 'award']
  for (const type of types) expect(titleExamples[type], type).toBeTruthy()
  expect(types.filter((type) => titleExamples[type] === titleExamples['education'])).toEqual(['education'])
})
