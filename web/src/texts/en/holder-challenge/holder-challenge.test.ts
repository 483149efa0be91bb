import { expect, test } from 'vitest'
import { holderChallengeOfferTexts } from './holder-challenge.ts'

test.each([
  [0, 'just now'],
  [4, 'just now'],
  [5, '5 seconds ago'],
  [59, '59 seconds ago'],
  [60, '1 min ago'],
  [3599, '59 min ago'],
  [3600, '1 h ago'],
  [86_399, '23 h ago'],
])('an answer of %i seconds ago reads “%s”', (seconds, words) => {
  expect(holderChallengeOfferTexts.ago(seconds)).toBe(words)
})
