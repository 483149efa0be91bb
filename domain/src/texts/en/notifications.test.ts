import { expect, test } from 'vitest'
import { claimIdSchema } from '../../ids.ts'
import { proofTypes } from '../../proof/proof-vocabulary.ts'
import { describeNotification } from './notifications.ts'
import { proofTypeName } from './proof/proof-type-names.ts'

const verified = {
  id: claimIdSchema.parse(1),
  title: 'Degree',
  isVerified: true,
  timestamp: '2026-11-22T12:00:00.000Z',
}

test.each(proofTypes)('the notification of a claim approved at the level %s names the level in words', (level) => {
  const { message } = describeNotification({ ...verified, verificationLevel: level })
  expect(message).toBe(`Claim "Degree" has been verified with ${proofTypeName(level)} level`)
  expect(message).not.toContain('Proof')
})
