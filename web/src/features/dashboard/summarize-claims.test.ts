import type { ClaimStanding } from '@did/domain/claim/claim'
import { claimIdSchema, userIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { summarizeClaims } from './summarize-claims.ts'

const claim = (id: number, standing: ClaimStanding = 'none') => ({ id: claimIdSchema.parse(id), standing })
const request = (claimId: number, verifierId: number, status: 'pending' | 'approved' | 'rejected' = 'pending') => ({
  claimId: claimIdSchema.parse(claimId),
  verifierId: userIdSchema.parse(verifierId),
  status,
})
const names = new Map([
  [2, 'Halcyon Labs'],
  [3, 'Civic Trust'],
])
const nameOf = (id: number) => names.get(id) ?? null

test('the sentence above the dashboard counts verified, waiting and unsent claims, and names the only verifier that was asked', () => {
  const claims = [claim(1, 'current'), claim(2, 'current'), claim(3, 'current'), claim(4), claim(5)]
  expect(summarizeClaims(claims, [request(4, 2)], nameOf)).toBe(
    '3 verified · 1 waiting for “Halcyon Labs” · 1 not sent yet',
  )
})

test('the sentence above the dashboard leaves out every count that is zero', () => {
  expect(summarizeClaims([claim(1)], [], nameOf)).toBe('1 not sent yet')
  expect(summarizeClaims([claim(1, 'current')], [], nameOf)).toBe('1 verified')
})

test('the sentence above the dashboard counts a claim once, even if the claim waits for several verifiers', () => {
  expect(summarizeClaims([claim(1)], [request(1, 2), request(1, 3)], nameOf)).toBe('1 waiting for 2 verifiers')
})

test('the sentence above the dashboard names no verifier when the name of the verifier is unknown', () => {
  expect(summarizeClaims([claim(1)], [request(1, 9)], nameOf)).toBe('1 waiting')
})

test('the sentence above the dashboard counts a claim as rejected only if no request waits and no verifier confirmed the claim', () => {
  expect(summarizeClaims([claim(1), claim(2, 'current')], [request(1, 2, 'rejected'), request(2, 2)], nameOf)).toBe(
    '1 verified · 1 rejected',
  )
  expect(summarizeClaims([claim(1)], [request(1, 2, 'rejected'), request(1, 3)], nameOf)).toBe(
    '1 waiting for “Civic Trust”',
  )
})

test('the sentence above the dashboard counts ended and revoked confirmations unless a new request about the claim waits', () => {
  const claims = [claim(1, 'expired'), claim(2, 'withdrawn'), claim(3, 'expired'), claim(4, 'current')]
  expect(summarizeClaims(claims, [request(3, 2), request(4, 2)], nameOf)).toBe(
    '1 verified · 1 waiting for “Halcyon Labs” · 1 expired · 1 withdrawn',
  )
})

test('the sentence above the dashboard invites the owner to add the first claim', () => {
  expect(summarizeClaims([], [], nameOf)).toBe('Nothing here so far. A first claim takes a minute.')
})
