import { describe, expect, test } from 'vitest'
import { requestIdSchema } from '../ids.ts'
import { describeAnswerer } from './answerer.ts'

describe('who answered stands below a notification, with its standing', () => {
  const decided = {
    id: requestIdSchema.parse(1),
    claimTitle: 'Degree',
    timestamp: '2026-11-22T12:00:00.000Z',
    personal: true,
  }

  test.each([
    ['approved', 'accredited', 'Verified by Lakeside: accredited verifier.'],
    ['approved', 'self-registered', 'Verified by Lakeside: registered itself, not reviewed.'],
    ['rejected', 'self-registered', 'Rejected by Lakeside: registered itself, not reviewed.'],
  ] as const)('%s by a verifier that is %s', (status, accreditation, line) => {
    expect(describeAnswerer({ ...decided, status, verifier: { name: 'Lakeside', accreditation } })).toBe(line)
  })

  test('nothing stands there while nobody has answered', () => {
    expect(describeAnswerer({ ...decided, status: 'pending' })).toBe(null)
  })
})
