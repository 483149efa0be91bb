import { didIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { needsWizard } from './needs-wizard.ts'

const did = { id: didIdSchema.parse(1) }

test('a person without a profile or without a DID begins with the wizard', () => {
  expect(needsWizard(null, [])).toBe(true)
  expect(needsWizard(null, [did])).toBe(true)
  expect(needsWizard({ isVerifier: false }, [])).toBe(true)
  expect(needsWizard({ isVerifier: false }, [did])).toBe(false)
})

test('a verifier without a DID finds its desk instead of the wizard', () => {
  expect(needsWizard({ isVerifier: true }, [])).toBe(false)
})
