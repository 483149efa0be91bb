import { shortDate } from '@did/domain/display'
import { userIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { describeChoice, describeStanding, labelOption, labelVerifier } from './describe-verifier.ts'

const walletAddress = '0x1234567890123456789012345678901234567890'

test('a verifier is labelled by organization or else username', () => {
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

test('a verifier that was asked and has not answered is marked with the day, and others are not', () => {
  const id = userIdSchema.parse(7)
  const verifier = {
    id,
    verifierOrganization: 'Civic Trust',
    username: 'clerk',
    walletAddress,
    domain: null,
    receivesAttributes: false,
  } as const
  const chosen = { ...verifier, accreditation: 'accredited' } as const
  const requestedAt = '2026-11-22T10:00:00.000Z'
  const asked = (status: 'pending' | 'rejected') => [{ verifierId: id, status, requestedAt }]
  expect(labelOption(verifier, asked('pending'))).toBe('Civic Trust (already asked)')
  expect(describeChoice(chosen, asked('pending'))).toBe(
    `You asked it on ${shortDate(requestedAt)}, and it has not answered yet. Accredited: the name was reviewed. Wallet 0x1234...7890.`,
  )
  expect(labelOption(verifier, asked('rejected'))).toBe('Civic Trust')
  expect(describeChoice(chosen, asked('rejected'))).toBe(describeStanding(chosen))
})
