import { didIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { needsWizard } from './needs-wizard.ts'

const did = { id: didIdSchema.parse(1) }
const person = {
  isVerifier: false,
  isSuspended: false,
  verifierApplication: 'none',
  verifierOrganization: null,
} as const

test('a person without a profile or without a DID begins with the wizard', () => {
  expect(needsWizard(null, [])).toBe(true)
  expect(needsWizard(null, [did])).toBe(true)
  expect(needsWizard(person, [])).toBe(true)
  expect(needsWizard(person, [did])).toBe(false)
})

test('a verifier without a DID finds its desk instead of the wizard', () => {
  expect(needsWizard({ ...person, isVerifier: true }, [])).toBe(false)
})

test.each(['pending', 'refused', 'approved'] as const)(
  'somebody whose application is %s needs no wizard',
  (verifierApplication) => {
    expect(needsWizard({ ...person, verifierApplication }, [])).toBe(false)
  },
)

test('a suspended verifier needs no wizard', () => {
  expect(needsWizard({ ...person, isSuspended: true }, [])).toBe(false)
})

test('somebody whose organization registered itself before the policy changed needs no wizard', () => {
  expect(needsWizard({ ...person, verifierOrganization: 'Registry of the Islands' }, [])).toBe(false)
})
