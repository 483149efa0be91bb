import { expect, test } from 'vitest'
import { versionToReplace } from './seen-version.ts'

const seen = { version: 1, text: 'as it was' }

test('a form replaces the newest version as long as that version has the text with which the form began', () => {
  expect(versionToReplace(seen, { ...seen, version: 3 })).toBe(3)
})

test('a form replaces what somebody else wrote only after it was refused once', () => {
  const reworded = { version: 2, text: 'as another tab has it' }
  expect(versionToReplace(seen, reworded)).toBe(1)
  expect(versionToReplace(null, reworded)).toBe(2)
})
