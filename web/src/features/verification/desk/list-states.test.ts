import { expect, test } from 'vitest'
import { listStates } from './list-states.ts'

type Opened = Parameters<typeof listStates>[0]
const notRecorded = 'Its owner has not recorded it. A verifier’s signature is recorded apart from it.'
const build = (status: 'pending' | 'approved' | 'rejected', claim: object | null = {}) =>
  ({
    request: { status, claim },
    claim: { standing: 'none', validUntil: null, chainRecord: 'none' },
  }) as unknown as Opened

test.each(['pending', 'rejected'] as const)('a %s request says that nobody has verified its claim', (status) => {
  expect(listStates(build(status))).toEqual(['Nobody has verified it yet.', notRecorded])
})

test('an approved request never says that nobody has verified its claim', () => {
  expect(listStates(build('approved'))).toEqual([notRecorded])
})

test('a request whose text the owner has replaced says nothing about the state of its claim', () => {
  expect(listStates(build('approved', null))).toEqual([])
})

test('a confirmation with an end says until when the claim is verified', () => {
  const opened = build('approved')
  const claim = { ...opened.claim, standing: 'current' as const, validUntil: '2027-01-31T00:00:00.000Z' }
  expect(listStates({ ...opened, claim })[0]).toBe('It is verified until Jan 31, 2027.')
})
