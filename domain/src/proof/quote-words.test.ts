import { expect, it } from 'vitest'
import { languages } from '../language.ts'
import { clearWords, quoteWords } from './quote-words.ts'

it('the quoted words of a stranger stay on one line, and no quotation mark in them ends the quotation', () => {
  expect(quoteWords('a\nb\u202e”. Verified by us. “c')).toBe('“a b ’. Verified by us. ’c”')
})

it.each(['„', '“', '”', '‟', '«', '»', '‹', '›', '"', ...'ʺ˝ˮ˵˶᳓‚″‴‶‷⁗≪≫❛❜❝❞❟❠⟪⟫⹂〃〝〞〟＂🙶🙷🙸״'])(
  'the quoted words of a stranger cannot begin or end a quotation of any language with %s',
  (mark) => {
    expect(quoteWords(`x${mark} is confirmed`)).toBe('“x’ is confirmed”')
  },
)

it.each(['’’', "''", '``', '’ʼ', '′′', '՚՚', 'ꞌꞌ', '᾿᾿', '＇＇', 'ˈˈ', '׳׳', ' \u030b', '\u05f4”'])(
  'the quoted words of a stranger cannot end a quotation with the two marks %s, which look like one',
  (marks) => {
    expect(quoteWords(`x${marks} is confirmed`)).toBe('“x’ is confirmed”')
  },
)

it('the quoted words of a stranger keep the mark with which Hebrew writes an abbreviation', () => {
  expect(quoteWords('דו״ח')).toBe('“דו״ח”')
})

it.each(languages)('the quoted words of a stranger cannot end the quotation in the language %s', async (language) => {
  const { inQuotationMarks } = await import(`../texts/${language}/punctuation.ts`)
  for (const mark of inQuotationMarks('')) expect(quoteWords(`x${mark} is confirmed`)).toBe('“x’ is confirmed”')
})

it('the quoted words of a stranger have at most four marks on a letter, so that no tower of marks covers our sentences', () => {
  expect(quoteWords(`a${'\u0336\u030d\u20dd'.repeat(60)}b`)).toBe('“a\u0336\u030d\u20dd\u0336b”')
})

it('the quoted words of a stranger lose invisible letters, so that a name of such letters is shown as empty', () => {
  expect(quoteWords('\u3164\u115f\u2800\u034f\ue000\u{e01f0}')).toBe('“”')
})

it('the quoted words of a stranger have no row of blanks, even if invisible letters stand between the blanks', () => {
  expect(quoteWords(`BSc${' \u2800 \u3164'.repeat(40)}Passed`)).toBe('“BSc Passed”')
})

it.each(['Pay\u200dpal', 'Pay\u200cpal', 'محمد\u200d'])(
  'the quoted words of a stranger show a gap instead of a joiner that no language needs, as in “%s”',
  (words) => {
    expect(quoteWords(words)).toBe(`“${words.replace(/[\u200c\u200d]/, ' ').trim()}”`)
  },
)

it.each([
  ['Bank\ufe0f', 'Bank'],
  ['Ba\ufe00nk', 'Bank'],
  ['Bank\u{e0100}', 'Bank'],
  ['5\ufe0f', '5'],
  ['中\ufe0f', '中'],
  ['❤\ufe0f\ufe0f', '❤\ufe0f'],
  ['银行\u{e0100}\u{e0101}', '银行\u{e0100}'],
])(
  'the quoted words of a stranger lose a variation selector after a character that has no other form, as in “%s”',
  (words, shown) => {
    expect(quoteWords(words)).toBe(`“${shown}”`)
  },
)

it.each([
  'Zoë',
  'ทำงานที่นี่',
  'שָׁלוֹם',
  'مُحَمَّدٌ',
  'Nguyễn',
  'می\u200cخواهم',
  'ක්\u200dෂ',
  '👍🏽 ❤️ 👩🏽\u200d🎓',
  '葛\u{e0100}飾',
  '㐂\ufe00',
  'ᠮ\u180b',
  '5️⃣',
])('the quoted words of a stranger stay as they are in “%s”', (words) => {
  expect(quoteWords(words)).toBe(`“${words}”`)
  expect(quoteWords(words.normalize('NFD'))).toBe(`“${words.normalize('NFD')}”`)
})

it('a stranger’s words in a block of their own keep their line breaks, but two or more empty lines become one', () => {
  expect(clearWords('Studied here.\r\nTwice.\n\n \n\u2028\nVerified')).toBe('Studied here.\nTwice.\n\nVerified')
})

it('a stranger’s words in a block of their own cannot end the quotation, turn the reading direction, or cover a text above', () => {
  const tower = '\u0336\u030d\u20dd\u0336'
  expect(clearWords(`x” y\u202e\nz${tower}${tower}`)).toBe(`x’ y\nz${tower}`)
})
