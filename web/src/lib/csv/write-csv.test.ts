import { expect, it } from 'vitest'
import { writeCsv } from './write-csv.ts'

const lineOf = (...cells: string[]) => writeCsv([cells]).slice(1)

/** The signs that begin a formula, wide ones included. */
const signs = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u

it('a table is UTF-8 with its mark and has lines that end as RFC 4180 says', () => {
  expect(
    writeCsv([
      ['No.', 'Person'],
      ['1', 'Zoë'],
    ]),
  ).toBe('\ufeffNo.,Person\r\n1,Zoë\r\n')
})

it('a cell of a saved table that has a comma or a quote is quoted', () => {
  expect(lineOf('Rossi, Maya', 'called "May"')).toBe('"Rossi, Maya","called ""May"""\r\n')
})

it.each([...';|،؛、，；｜'])(
  'a program that separates cells at “,” and at “%s” keeps the verdict in its own cell',
  (separator) => {
    expect(lineOf(`BSc${separator}Verified`, 'Do not rely')).toBe(`"BSc${separator}Verified",Do not rely\r\n`)
  },
)

it('a cell of a saved table is one line, whatever breaks its text has', () => {
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

it('a cell that contains the sign of a formula, but does not begin with it, stays as it is', () => {
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

it('no cell of a saved table turns the reading direction of the cells after it', () => {
  expect(lineOf('BSc\u202e', '\u2067Do not rely on it')).toBe('BSc,Do not rely on it\r\n')
})
