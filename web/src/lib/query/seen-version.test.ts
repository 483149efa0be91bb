import { expect, test } from 'vitest'
import { versionToReplace } from './seen-version.ts'

const seen = { version: 1, text: 'as it was' }

test('a form overwrites the newest version as long as that version still has the text that filled the form', () => {
  expect(versionToReplace(seen, { ...seen, version: 3 })).toBe(3)
})

test('a form overwrites somebody else’s change only after its own first attempt to save was refused', () => {
  const reworded = { version: 2, text: 'as another tab has it' }
  expect(versionToReplace(seen, reworded)).toBe(1)
  expect(versionToReplace(null, reworded)).toBe(2)
})
