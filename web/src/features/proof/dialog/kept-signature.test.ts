import { AppError, type ErrorCode } from '@did/domain/errors'
import { bytes32Schema } from '@did/domain/hex'
import { expect, test } from 'vitest'
import { isRefused, nameSigned } from './kept-signature.ts'

const terms = { validUntil: '', opened: null }
const commitment = bytes32Schema.parse(`0x${'ab'.repeat(32)}`)
const signed = nameSigned({ id: 'abc' }, terms)

test('another attempt to approve reuses the kept signature if the proof, the confirmation’s last day and the attributes are the same', () => {
  expect(nameSigned({ id: 'abc' }, { ...terms })).toBe(signed)
})

test('a verifier who changes the proof, the confirmation’s last day or the attributes after a failed approval signs again', () => {
  expect(nameSigned({ id: 'abd' }, terms)).not.toBe(signed)
  expect(nameSigned({ id: 'abc' }, { ...terms, validUntil: '2027-06-30' })).not.toBe(signed)
  expect(nameSigned({ id: 'abc' }, { ...terms, opened: { commitment } })).not.toBe(signed)
})

test.each<ErrorCode>([
  'database-unreachable',
  'chain-unreachable',
  'not-signed-in',
  'too-many-requests',
  'too-much-stored-today',
])('a verifier signs no second time after the failure %s, which says nothing against the signature', (code) => {
  expect(isRefused(new AppError(code, ''))).toBe(false)
})

test('a verifier signs again after the server refused the signature, but not after the server’s answer was lost', () => {
  expect(isRefused(new AppError('attestation-signature-invalid', ''))).toBe(true)
  expect(isRefused(new TypeError('Failed to fetch'))).toBe(false)
})
