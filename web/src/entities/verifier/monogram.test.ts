import { expect, test } from 'vitest'
import { lettersOf } from './monogram.tsx'

test.each([
  ['Northfield University', 'NU'],
  ['Registry of the Islands', 'RI'],
  ['  coast   academy ', 'CA'],
  ['3M & Söhne, d.o.o.', '3S'],
  ['“Ärzte” Kammer Wien', 'ÄK'],
  ['東京大学', '東'],
  ['&', ''],
])('the monogram of %j has the letters %j', (name, letters) => {
  expect(lettersOf(name)).toBe(letters)
})
