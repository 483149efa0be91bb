import { judgeOverall } from '@did/credentials/verdict/verdict'
import { type CheckCode, check } from '@did/credentials/verdict/verdict-checks'
import type { AskedVerifier } from '@did/domain/claim/claim'
import { expect, test } from 'vitest'
import type { OwnCheck } from './check-own-claim.ts'
import { findToAskAgain } from './find-to-ask-again.ts'

const wallet = `0x${'Ab'.repeat(20)}`
const none = `0x${'00'.repeat(32)}`

function judged(code: CheckCode, commitment = none) {
  const checks = [check(code)]
  const verdict = { overall: judgeOverall(checks), checks, text: 'attested' }
  return { share: { kind: 'attested', message: { verifier: wallet, commitment } }, verdict } as unknown as OwnCheck
}

function asked(change: Partial<AskedVerifier> = {}) {
  const harbour = { walletAddress: wallet.toLowerCase(), requestId: 7, name: 'Harbour', status: 'approved' }
  return { asked: [{ ...harbour, ...change } as AskedVerifier] }
}

test('an owner is offered to ask a verifier again if the verifier was accredited after it had confirmed the claim', () => {
  expect(findToAskAgain(judged('verifier-accredited-later'), asked())).toEqual({ requestId: 7, verifier: 'Harbour' })
})

test.each<[string, OwnCheck, ReturnType<typeof asked>]>([
  ['a verifier that nobody has accredited', judged('verifier-not-reviewed'), asked()],
  ['a verifier that was accredited before', judged('verifier-accredited'), asked()],
  ['a confirmation of private attributes', judged('verifier-accredited-later', `0x${'01'.repeat(32)}`), asked()],
  ['a verifier that rejected the claim later', judged('verifier-accredited-later'), asked({ status: 'rejected' })],
  ['a verifier whose answer is awaited', judged('verifier-accredited-later'), asked({ status: 'pending' })],
])('an owner is not offered to ask again with one press if the claim has %s', (_, check, claim) => {
  expect(findToAskAgain(check, claim)).toBeNull()
})
