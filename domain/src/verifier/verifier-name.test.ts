import { expect, test } from 'vitest'
import { shownVerifierName, toShownVerifier } from './verifier-name.ts'

const walletAddress = '0x1234567890123456789012345678901234567890'

test('a verifier with a default name is shown with the short address of its wallet', () => {
  expect(shownVerifierName('Sample Organization', walletAddress)).toBe('Sample Organization (0x1234...7890)')
  expect(shownVerifierName('sample organization', walletAddress)).toBe('sample organization (0x1234...7890)')
})

test('a verifier with a name of its own is shown by this name alone', () => {
  expect(shownVerifierName('Civic Trust', walletAddress)).toBe('Civic Trust')
})

test('a verifier with a default name is shown as unreviewed, even when the chain accredits it', () => {
  const shown = toShownVerifier({ name: 'Sample Organization', walletAddress, accreditation: 'accredited' })
  expect(shown).toEqual({
    name: 'Sample Organization (0x1234...7890)',
    walletAddress,
    accreditation: 'self-registered',
  })
})

test('a suspended verifier with a default name is shown as suspended', () => {
  const shown = toShownVerifier({ name: 'Sample Organization', walletAddress, accreditation: 'suspended' })
  expect(shown.accreditation).toBe('suspended')
})

test('a verifier with a name of its own is shown with its standing on the chain', () => {
  const named = { name: 'Civic Trust', walletAddress, accreditation: 'accredited' } as const
  expect(toShownVerifier(named)).toEqual(named)
})
