import { expect, test } from 'vitest'
import { organizationSchema } from './organization-name.ts'

const read = (name: string) => organizationSchema.safeParse(name)

test("spellings of an organization's name that differ only in composition and spaces are normalised to one spelling", () => {
  expect(read('  Universita\u0300  di\u00a0Pisa ').data).toBe('Universit\u00e0 di Pisa')
})

test("an organization's name may use any script", () => {
  for (const name of ['東京大学', 'جامعة القاهرة', 'Ελληνικό Πανεπιστήμιο', '3M & Söhne, d.o.o.', 'मुंबई विद्यापीठ'])
    expect(read(name).data).toBe(name)
})

test.each([
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['a soft hyphen', '\u00ad'],
  ['a byte order mark', '\ufeff'],
  ['a right-to-left override', '\u202e'],
  ['an isolate', '\u2067'],
  ['a variation selector', '\ufe0f'],
  ['a Hangul filler', '\u3164'],
  ['a tag character', '\u{e0041}'],
  ['a private character', '\ue000'],
  ['a tab', '\t'],
  ['a line separator', '\u2028'],
])("an organization's name is refused with a hidden character such as %s", (_, character) => {
  expect(read(`North${character}field`).success).toBe(false)
})

test("an organization's name is refused when it consists only of punctuation or symbols", () => {
  for (const name of ['---', '\u{1f393}', '. .']) expect(read(name).success).toBe(false)
})
