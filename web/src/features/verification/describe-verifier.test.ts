import { expect, test } from 'vitest'
import { describeStanding, labelVerifier } from './describe-verifier.ts'

const walletAddress = '0x1234567890123456789012345678901234567890'

test('a verifier is labelled by organization or else username, and nothing else', () => {
  expect(labelVerifier({ verifierOrganization: 'Civic Trust', username: 'clerk' })).toBe('Civic Trust')
  expect(labelVerifier({ verifierOrganization: null, username: 'clerk' })).toBe('clerk')
  expect(labelVerifier({ verifierOrganization: '', username: 'clerk' })).toBe('clerk')
})

test('the standing says who reviewed the name, its proven domain and its wallet', () => {
  expect(describeStanding({ accreditation: 'accredited', domain: 'civic.example', walletAddress })).toBe(
    'Accredited: the name was reviewed, and civic.example belongs to it. Wallet 0x1234...7890.',
  )
  expect(describeStanding({ accreditation: 'accredited', domain: null, walletAddress })).toBe(
    'Accredited: the name was reviewed. Wallet 0x1234...7890.',
  )
  expect(describeStanding({ accreditation: 'self-registered', domain: null, walletAddress })).toBe(
    'Registered itself: nobody has reviewed this name. Wallet 0x1234...7890.',
  )
})
