import { didIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { findDesk, namesDesk, needsWizard } from './needs-wizard.ts'

const did = { id: didIdSchema.parse(1) }
const person = {
  isAdministrator: false,
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

test('a verifier without a DID needs no wizard', () => {
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

test('somebody whose organization registered itself while the installation still allowed this needs no wizard', () => {
  expect(needsWizard({ ...person, verifierOrganization: 'Registry of the Islands' }, [])).toBe(false)
})

test('an administrator without a DID needs no wizard and begins with the administration', () => {
  expect(needsWizard({ ...person, isAdministrator: true }, [])).toBe(false)
  expect(findDesk({ ...person, isAdministrator: true, isVerifier: true }, [])).toBe('administration')
})

test('even with a DID, an administrator begins with the administration, and a verifier with the verifier’s view', () => {
  expect(findDesk({ ...person, isAdministrator: true }, [did])).toBe('administration')
  expect(findDesk({ ...person, isVerifier: true }, [did])).toBe('verifier')
  expect(findDesk({ ...person, isSuspended: true }, [did])).toBe('verifier')
})

test('without a DID, a verifier begins with the verifier’s view, an applicant with the profile, and an owner with the dashboard', () => {
  expect(findDesk({ ...person, isVerifier: true }, [])).toBe('verifier')
  expect(findDesk({ ...person, isSuspended: true }, [])).toBe('verifier')
  expect(findDesk({ ...person, verifierApplication: 'pending' }, [])).toBe('profile')
  expect(findDesk(person, [])).toBeNull()
  expect(findDesk(person, [did])).toBeNull()
  expect(findDesk({ ...person, verifierApplication: 'pending' }, [did])).toBeNull()
  expect(findDesk(null, [])).toBeNull()
})

test('a URL counts as one that leads to work only if it names the administration or the verifier’s view', () => {
  expect(namesDesk('view=administration')).toBe(true)
  expect(namesDesk('?view=verifier&request=3')).toBe(true)
  expect(namesDesk('view=claims')).toBe(false)
  expect(namesDesk('')).toBe(false)
})
