import { describe, expect, test } from 'vitest'
import { describeTypedData } from '../demo-wallet/src/describe-signing.ts'

const domain = { name: 'DID Verification' }
const readFact = (name: string, message: object, primaryType: string) =>
  describeTypedData({ domain, primaryType, message }).facts?.find((fact) => fact.name === name)?.value

describe('the demo wallet’s prompt about private attributes', () => {
  test('shows when a verifier’s key was made and when it ends', () => {
    const key = { createdAt: 1_795_219_200, number: 2, validUntil: 1_826_755_200 }
    expect(readFact('Created at', key, 'AttributeKey')).toMatch(/^Nov 2\d, 2026/)
    expect(readFact('Valid until', key, 'AttributeKey')).toMatch(/^Nov 2\d, 2027/)
  })

  test('shows in words what an owner shares and when the owner signed it', () => {
    const shared = { statement: 'I share', claim: 'Resident', signedAt: 1_795_219_200 }
    expect(describeTypedData({ domain, primaryType: 'SharedAttributes', message: shared }).title).toBe(
      'Share private attributes?',
    )
    expect(readFact('Statement', shared, 'SharedAttributes')).toBe('I share')
    expect(readFact('Claim', shared, 'SharedAttributes')).toBe('Resident')
    expect(readFact('Signed at', shared, 'SharedAttributes')).toMatch(/^Nov 2\d, 2026/)
  })
})
