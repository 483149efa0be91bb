import { expect, test } from 'vitest'
import { createClaimSchema, onboardingClaimFormSchema } from './claim-form.ts'

const form = {
  type: 'identity',
  title: 'BSc',
  description: 'Ten signs..',
  holderName: '',
  isPrivate: false,
  isSelective: true,
}

function complaintsOf(result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) {
  return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test.each<[string, Partial<typeof form>, string]>([
  ['a type', { type: '' }, 'type: Please select a claim type'],
  ['a title of 3 characters', { title: 'BS' }, 'title: Title must be at least 3 characters'],
  ['a title of more than spaces', { title: '     ' }, 'title: Title must be at least 3 characters'],
  [
    'a description of 10 characters',
    { description: 'Nine sign' },
    'description: Description must be at least 10 characters',
  ],
])('the wizard’s claim form requires %s', (_, changed, complaint) => {
  expect(complaintsOf(onboardingClaimFormSchema.safeParse({ ...form, ...changed }))).toEqual([complaint])
})

test('the wizard’s claim form accepts the shortest allowed title and description', () => {
  expect(onboardingClaimFormSchema.parse({ ...form, description: 'Ten signs.' })).toMatchObject({ title: 'BSc' })
})

const request = { didId: 1, type: 'kyc', title: 'A', description: 'B' }

test('the request that creates a claim accepts any title and description that are not empty', () => {
  expect(createClaimSchema.parse(request)).toMatchObject({ title: 'A', description: 'B', issuer: '' })
})

test('the request that creates a claim makes the claim public, with selective disclosure, unless the request says otherwise', () => {
  expect(createClaimSchema.parse(request)).toMatchObject({ isPrivate: false, isSelective: true })
})

test.each(['type', 'title', 'description'])('the request that creates a claim requires a %s', (field) => {
  expect(complaintsOf(createClaimSchema.safeParse({ ...request, [field]: '' }))).toEqual([
    `${field}: ${field === 'type' ? 'Please select a claim type' : 'Required'}`,
  ])
})
