import { expect, it } from 'vitest'
import { writeCsv } from './write-csv.ts'

const lineOf = (...cells: string[]) => writeCsv([cells]).slice(1)

/** Matches a cell that begins with the sign of a formula, even with a wide one such as “＝”. */
const signs = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u

it('a saved table begins with the mark of UTF-8, and its lines end as RFC 4180 says', () => {
  expect(
    writeCsv([
      ['No.', 'Person'],
      ['1', 'Zoë'],
    ]),
  ).toBe('\ufeffNo.,Person\r\n1,Zoë\r\n')
})

it('a cell of a saved table stands in quotation marks if it contains a comma or a quotation mark', () => {
  expect(lineOf('Rossi, Maya', 'called "May"')).toBe('"Rossi, Maya","called ""May"""\r\n')
})

it.each([...';|،؛、，；｜'])(
  'a program that separates cells at “,” and at “%s” keeps the verdict in its own cell',
  (separator) => {
    expect(lineOf(`BSc${separator}Verified`, 'Do not rely')).toBe(`"BSc${separator}Verified",Do not rely\r\n`)
  },
)

it('a cell of a saved table stays on one line, even if its text has line breaks or tabs', () => {
  expect(lineOf('two\nlines', 'a\tb', 'c\r\n\u2028d')).toBe('two lines,a b,c d\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\u200b=1', '＝1', '\r=x', '\u2028=1'])(
  'no program runs the cell %j as a formula',
  (cell) => {
    expect(lineOf(cell)).not.toMatch(signs)
  },
)

it.each([',', ';', '\t', '|', ':', '^', '~', '\n', '\r', '"', ' ', '\u00a0', '،', '؛', '、', '，', '；', '｜'])(
  'no program that separates cells by %j runs a part of a cell as a formula',
  (separator) => {
    for (const sign of ['=', '+', '-', '@', '＝', ' =', '\u200b=', '"='])
      for (const cell of lineOf(`BSc${separator}${sign}cmd|' /C calc'!A0`, 'x').split(separator))
        expect(cell).not.toMatch(signs)
  },
)

it('a cell of a saved table stays as it is if a sign of a formula stands inside it and not at its beginning', () => {
  for (const cell of [
    'a=b',
    'Jean-Luc',
    'me@example.org',
    'BSc - Computing',
    'Tel. +351 912-000',
    'E = mc2',
    '-5 to -3',
  ])
    expect(lineOf('x', `of ${cell}`)).toBe(`x,of ${cell}\r\n`)
})

it('no cell of a saved table changes the reading direction of the cells after it', () => {
  expect(lineOf('BSc\u202e', '\u2067Do not rely on it')).toBe('BSc,Do not rely on it\r\n')
})
