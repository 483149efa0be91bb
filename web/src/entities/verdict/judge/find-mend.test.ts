import { judgeOverall } from '@did/credentials/verdict/verdict'
import { type CheckCode, check, outcomes } from '@did/credentials/verdict/verdict-checks'
import type { AskedVerifier } from '@did/domain/claim/claim'
import { expect, test } from 'vitest'
import { findMend } from './find-mend.ts'

const judged = (...codes: CheckCode[]) => {
  const checks = codes.map((code) => check(code))
  return { overall: judgeOverall(checks), checks, text: 'attested' as const }
}
const named = { holderName: 'Maya Rossi', asked: [] }
const waiting = { status: 'pending' } as AskedVerifier

test.each([
  ['nobody-yet', 'ask'],
  ['verifier-not-reviewed', 'ask-again'],
  ['verifier-accredited-later', 'ask-again'],
  ['expired', 'ask-again'],
  ['revoked', 'ask-again'],
  ['holder-not-named', 'show-name'],
  ['confirmed-for-former-key', 'ask-again'],
  ['verifier-unchecked', 'check-again'],
] as const)('an owner whose link would show %s is offered to %s', (code, mend) => {
  expect(findMend(judged('signature-valid', code), named)).toBe(mend)
})

test('an owner whose claim lacks the holder’s name is offered to add the name', () => {
  expect(findMend(judged('holder-not-named'), { holderName: null, asked: [] })).toBe('add-name')
})

test('an owner is offered to check again if the chain has yet to record a confirmation that may be newer than the change of the owner’s key', () => {
  expect(findMend(judged('confirmed-for-former-key', 'anchor-pending'), named)).toBe('check-again')
})

test('an owner is offered to correct a claim if a verifier revoked because of the claim’s text, and to ask again if the text is right', () => {
  const withdrawn = (reason: string) => ({ ...named, asked: [{ status: 'withdrawn', reason } as AskedVerifier] })
  for (const code of ['revoked', 'revoked-unrecorded'] as const)
    expect(findMend(judged(code), withdrawn('issued-by-mistake'))).toBe('correct')
  expect(findMend(judged('revoked'), withdrawn('key-compromised'))).toBe('ask-again')
  // The owner has corrected the text since the revocation, and nobody has confirmed the new text.
  expect(findMend(judged('nobody-yet'), withdrawn('no-longer-true'))).toBe('ask')
  expect(findMend(judged('expired'), withdrawn('no-longer-true'))).toBe('ask-again')
})

test('an owner is offered nothing to mend if the verdict is good or if a verifier has yet to answer', () => {
  expect(findMend(judged('signature-valid', 'anchor-pending'), named)).toBeNull()
  expect(findMend(judged('nobody-yet'), { ...named, asked: [waiting] })).toBeNull()
  expect(findMend(judged('subject-without-did'), named)).toBeNull()
})

test('an owner is offered a mend for each verdict that is not good, except for faults of the link or of the owner’s key', () => {
  const beyondTheOwner = /^(link|share|fact)-|^(identity-frozen|taken-with-former-key|confirmed-since|not-valid-yet)$/
  const codes = (Object.keys(outcomes) as CheckCode[]).filter((code) => !beyondTheOwner.test(code))
  const without = codes.filter((code) => outcomes[code].outcome !== 'passed' && !findMend(judged(code), named))
  expect(without).toEqual([])
})
