import { expect, test } from 'vitest'
import { holderChallengeTexts } from './holder-challenge.ts'

test('a question from the command line says whether it waits for five minutes or for a day', () => {
  const { openLink, over } = holderChallengeTexts
  expect(openLink('minutes', '10:05')).toMatch(/within five minutes, which is until 10:05:$/)
  expect(openLink('day', 'Nov 22')).toMatch(/within a day, which is until Nov 22:$/)
  expect(over('minutes')).toBe('Nobody proved within five minutes that this credential is theirs.')
  expect(over('day')).toBe('Nobody proved within a day that this credential is theirs.')
})
