import { expect, test } from 'vitest'
import { describeTypedData } from '../demo-wallet/src/describe-signing.ts'

const domain = { name: 'DID Verification' }
const readFact = (name: string, message: object, primaryType: string) =>
  describeTypedData({ domain, primaryType, message }).facts?.find((fact) => fact.name === name)?.value

test('when a verifier makes a key for private attributes, the demo wallet’s prompt shows when the key was made and when it ends', () => {
  const key = { createdAt: 1_795_219_200, number: 2, validUntil: 1_826_755_200 }
  expect(readFact('Created at', key, 'AttributeKey')).toMatch(/^Nov 2\d, 2026/)
  expect(readFact('Valid until', key, 'AttributeKey')).toMatch(/^Nov 2\d, 2027/)
})

test('when an owner shares private attributes, the demo wallet’s prompt says what the owner shares and when the owner signed this', () => {
  const shared = { statement: 'I share', claim: 'Resident', signedAt: 1_795_219_200 }
  expect(describeTypedData({ domain, primaryType: 'SharedAttributes', message: shared }).title).toBe(
    'Share private attributes?',
  )
  expect(readFact('Statement', shared, 'SharedAttributes')).toBe('I share')
  expect(readFact('Claim', shared, 'SharedAttributes')).toBe('Resident')
  expect(readFact('Signed at', shared, 'SharedAttributes')).toMatch(/^Nov 2\d, 2026/)
})

test('the demo wallet’s prompt about a credential shows each field with its label, adds a machine-readable name if the label does not say it, and hides the salt', () => {
  const salt = `0x${'ab'.repeat(32)}`
  const details = {
    holder: { name: 'holder_name', label: 'Name', kind: 'text', value: 'Maya Rossi', salt },
    fieldCount: 4,
    fields: [
      { name: 'degree', label: 'Degree', kind: 'text', value: 'MSc', salt },
      { name: 'description', label: 'Description', kind: 'text', value: 'x', salt },
      { name: 'awarded_by', label: 'Verliehen von', kind: 'text', value: 'Northfield', salt },
      { name: 'grade', label: 'Student society', kind: 'text', value: 'A', salt },
    ],
  }
  const prompt = describeTypedData({ domain, primaryType: 'ConfirmCredential', message: { title: 'Diploma', details } })
  expect(prompt.title).toBe('Vouch for this claim?')
  expect(prompt.facts).toContainEqual({ name: 'Name', value: 'Maya Rossi' })
  expect(prompt.facts).toContainEqual({ name: 'Degree', value: 'MSc' })
  expect(prompt.facts).toContainEqual({ name: 'Description', value: 'x' })
  expect(prompt.facts).toContainEqual({ name: 'Verliehen von', value: 'Northfield' })
  expect(prompt.facts).toContainEqual({ name: 'Student society (in other software: grade)', value: 'A' })
  expect(JSON.stringify(prompt)).not.toContain(salt)
})
