import { describe, expect, test } from 'vitest'
import { organizationSchema } from './organization-name.ts'

const read = (name: string) => organizationSchema.safeParse(name)

test('one name has one spelling, however it was typed', () => {
  expect(read('  Universita\u0300  di\u00a0Pisa ').data).toBe('Universit\u00e0 di Pisa')
})

test('names of every script are fine', () => {
  for (const name of ['東京大学', 'جامعة القاهرة', 'Ελληνικό Πανεπιστήμιο', '3M & Söhne, d.o.o.', 'मुंबई विद्यापीठ'])
    expect(read(name).data).toBe(name)
})

describe('what nobody can see is refused', () => {
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
  ])('%s', (_, character) => {
    expect(read(`North${character}field`).success).toBe(false)
  })
})

test('a name of signs alone is none', () => {
  for (const name of ['---', '\u{1f393}', '. .']) expect(read(name).success).toBe(false)
})
