import type { SignedAttestation } from '@did/domain/attestation/attestation'
import { AppError, type ErrorCode } from '@did/domain/errors'
import { bytes32Schema } from '@did/domain/hex'
import { expect, test } from 'vitest'
import { isRefused, isSignedFor, keepSignature } from './kept-signature.ts'

const proof = { id: 'abc' }
const terms = { validUntil: '', opened: null }
const commitment = bytes32Schema.parse(`0x${'ab'.repeat(32)}`)
const attestation = {} as SignedAttestation

test('another try to approve reuses the kept signature for the same proof, last day and attributes', () => {
  expect(isSignedFor(keepSignature(proof, terms, attestation), proof, terms)).toBe(true)
  expect(isSignedFor(null, proof, terms)).toBe(false)
})

test('a verifier who changes the proof, the last day or the attributes after a failure signs again', () => {
  const kept = keepSignature(proof, terms, attestation)
  expect(isSignedFor(kept, { id: 'abd' }, terms)).toBe(false)
  expect(isSignedFor(kept, proof, { ...terms, validUntil: '2027-06-30' })).toBe(false)
  expect(isSignedFor(kept, proof, { ...terms, opened: { commitment } })).toBe(false)
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

test('a verifier signs again after the server refused the signature, and not after a lost answer', () => {
  expect(isRefused(new AppError('attestation-signature-invalid', ''))).toBe(true)
  expect(isRefused(new TypeError('Failed to fetch'))).toBe(false)
})
