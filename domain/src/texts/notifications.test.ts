import { describe, expect, test } from 'vitest'
import { claimIdSchema, requestIdSchema } from '../ids.ts'
import { proofTypes } from '../proof-vocabulary.ts'
import { describeAnswerer, describeNotification } from './notifications.ts'
import { proofTypeName } from './proof-type-names.ts'

const verified = {
  id: claimIdSchema.parse(1),
  title: 'Degree',
  isVerified: true,
  timestamp: '2026-11-22T12:00:00.000Z',
}

test.each(proofTypes)('the notification of a claim verified at the level %s names the level in words', (level) => {
  const { message } = describeNotification({ ...verified, verificationLevel: level })
  expect(message).toBe(`Claim "Degree" has been verified. Level: ${proofTypeName(level)}`)
  expect(message).not.toContain('Proof')
})

describe('who answered stands below a notification, with its standing', () => {
  const decided = {
    id: requestIdSchema.parse(1),
    claimTitle: 'Degree',
    timestamp: verified.timestamp,
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
