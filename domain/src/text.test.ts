import { expect, it, test } from 'vitest'
import { fieldLabelSchema } from './claim/claim-field-form.ts'
import { createClaimSchema, titleSchema } from './claim/claim-form.ts'
import { lineSchema, nameTextSchema, plainTextSchema, searchSchema, textSchema } from './text.ts'

const schema = textSchema('Title', 10)

it('plainTextSchema accepts hidden characters, because stored texts may contain them', () => {
  expect(plainTextSchema('Title', 10).parse('No\u202edleif')).toBe('No\u202edleif')
})

it('textSchema removes spaces at both ends, and keeps line breaks, tabs, emoji and right-to-left text', () => {
  for (const text of ['a\tb\nc', '👩‍🎓 ok', 'שלום']) expect(schema.parse(`  ${text} `)).toBe(text)
})

it('textSchema and searchSchema compose accents with their letters before they count the characters, but plainTextSchema does not compose them', () => {
  expect(schema.parse('José'.normalize('NFD'))).toBe('José')
  expect(schema.parse('é'.repeat(10).normalize('NFD'))).toBe('é'.repeat(10))
  expect(searchSchema(10).parse('José'.normalize('NFD'))).toBe('José')
  expect(plainTextSchema('Title', 10).parse('é'.normalize('NFD'))).toHaveLength(2)
})

it('textSchema refuses a text that begins with “_:” like the label of a blank node in JSON-LD, but not a text with such a label further on', () => {
  for (const text of ['_:1', ' _:', '\n_:b']) expect(schema.safeParse(text).success).toBe(false)
  for (const text of ['a _:1', '_ :1', ':_', '_']) expect(schema.parse(text)).toBe(text)
})

/**
 * Composing this text takes minutes, because the time grows with the square of the number of marks.
 */
const manyMarks = `a${'\u0345'.repeat(300_000)}${'\u0334'.repeat(300_000)}`

it('textSchema refuses a text of very many marks before it composes the text', () => {
  expect(schema.safeParse(manyMarks).error?.issues).toMatchObject([{ message: 'Title must be at most 10 characters' }])
})

it('searchSchema accepts 30 marks in a row, and refuses a longer row before it composes the text', () => {
  expect(searchSchema(100).safeParse(`a${'\u0316'.repeat(30)}`).success).toBe(true)
  expect(searchSchema(100).safeParse(`a${'\u0316'.repeat(31)}`).success).toBe(false)
  expect(searchSchema(500_000).safeParse(manyMarks).error?.issues).toMatchObject([
    { message: 'Remove the hidden character U+0345 after “aͅͅͅͅ”' },
  ])
})

it('textSchema accepts a text of allowed length in which each letter is followed by three separate accents', () => {
  expect(schema.parse('ᾧ'.repeat(10).normalize('NFD'))).toBe('ᾧ'.repeat(10))
})

it('textSchema refuses characters that a database cannot store or a hash cannot tell apart', () => {
  for (const text of ['a\u0000b', 'a\u001bb', 'a\ud800b', '\udc00']) expect(schema.safeParse(text).success).toBe(false)
})

it('textSchema refuses a text with a hidden character, and the error names the character and its place', () => {
  const messageOf = (text: string) => schema.safeParse(text).error?.issues[0]?.message
  expect(messageOf('No\u202edleif')).toBe('Remove the hidden character U+202E after “No”')
  expect(messageOf('\u200bNo')).toBe('Remove the hidden character U+200B at the beginning')
})

it('textSchema counts the characters between the spaces at both ends, and the error names the limit when the text is too long', () => {
  expect(schema.safeParse(` ${'x'.repeat(10)} `).success).toBe(true)
  expect(schema.safeParse('x'.repeat(11)).error?.issues[0]?.message).toBe('Title must be at most 10 characters')
})

test.each(['BSc\nissuer: Oxford', 'BSc\r\nOxford', 'BSc\tOxford'])(
  'the text %j becomes one line, because a wallet would show a second line as another value',
  (text) => {
    const line = text.replace(/\s+/, ' ')
    expect(lineSchema('Title', 60).parse(text)).toBe(line)
    expect(titleSchema.parse(text)).toBe(line)
    expect(fieldLabelSchema.parse(text)).toBe(line)
  },
)

test.each(['✓✓✓', '...', '—', '√', '🎓', '\u0301'])(
  'the text %j is no title, type or issuer of a claim, because it has neither a letter nor a digit',
  (text) => {
    const claim = { didId: 1, type: text, title: text, description: 'Degree', issuer: text }
    const faults = createClaimSchema
      .safeParse(claim)
      .error?.issues.map(({ path, message }) => [path.join('.'), message])
    expect(faults).toEqual(['type', 'title', 'issuer'].map((field) => [field, 'Use at least one letter or digit']))
  },
)

test.each(['🎓 Master of Science', '2024', '学士', 'C++', ''])('the text %j can be the title of a claim', (text) => {
  expect(titleSchema.safeParse(text).success).toBe(true)
})

test.each(['Maya Rossi', 'José', "O'Neill", '山田', 'ﺣﺴﻦ', 'สมชาย', 'X'])('the name %j is accepted', (name) => {
  expect(nameTextSchema('Name', 60).safeParse(name).success).toBe(true)
})

test.each(['.', '123', '—', '\u2800', 'Maya\u2800Rossi', '\ue000', 'Maya\u0378', 'Maya\nRossi', 'M\u202eaya'])(
  'the name %j is refused, because a name is one line of visible characters with a letter',
  (name) => {
    expect(nameTextSchema('Name', 60).safeParse(name).success).toBe(false)
  },
)
