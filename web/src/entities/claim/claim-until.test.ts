import { expect, test } from 'vitest'
import { describeUntil } from './claim-until.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('a claim shows the last day on which its verification is valid, whatever the time zone of the browser is', () => {
  expect(describeUntil({ standing: 'current', validUntil: '2027-06-30T23:59:59.000Z' }, now)).toEqual({
    text: 'Valid until Jun 30, 2027',
    isSoon: false,
  })
})

test('a claim says when its verification ends if the end is near, and when it ended if the end is past', () => {
  const near = { standing: 'current', validUntil: '2026-12-20T23:59:59.000Z' } as const
  expect(describeUntil(near, now)).toEqual({ text: 'Ends on Dec 20, 2026', isSoon: true })
  const over = { standing: 'expired', validUntil: '2026-11-20T23:59:59.000Z' } as const
  expect(describeUntil(over, now)).toEqual({ text: 'Ended on Nov 20, 2026', isSoon: false })
})

test('a claim shows no end if its verification has no end or was revoked, or if the claim has no verification', () => {
  expect(describeUntil({ standing: 'current', validUntil: null }, now)).toBeNull()
  expect(describeUntil({ standing: 'withdrawn', validUntil: '2027-06-30T23:59:59.000Z' }, now)).toBeNull()
  expect(describeUntil({ standing: 'none', validUntil: null }, now)).toBeNull()
})
