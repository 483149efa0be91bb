import { expect, it } from 'vitest'
import { writeCsv } from './write-csv.ts'

const lineOf = (...cells: string[]) => writeCsv([cells]).slice(1)

it('a table is UTF-8 with its mark and has lines that end as RFC 4180 says', () => {
  expect(
    writeCsv([
      ['No.', 'Person'],
      ['1', 'Zoë'],
    ]),
  ).toBe('\ufeffNo.,Person\r\n1,Zoë\r\n')
})

it('a cell with a separator or a quote is quoted, and its line breaks become spaces', () => {
  expect(lineOf('Rossi, Maya', 'a "B"', 'two\r\nlines')).toBe('"Rossi, Maya","a ""B""",two lines\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\u200b=1', '＝1', '\r=x', '"=1', "'=1"])(
  'no program runs the cell %j as a formula',
  (cell) => {
    expect(lineOf(cell)).toMatch(/^[^=+\-@＝]*'[=+\-@＝]/)
  },
)

it.each(['BSc;=cmd|x', 'BSc; =cmd', 'BSc\t=cmd', 'BSc\n=cmd', 'BSc,"=cmd', 'a|+cmd', 'a;-1;@x'])(
  'no program with another separator runs a part of the cell %j as a formula',
  (cell) => {
    const parts = lineOf(cell)
      .trimEnd()
      .split(/[;,\t|\n]/)
    for (const part of parts) expect(part).not.toMatch(/^[\s"]*[=+\-@]/)
  },
)

it('a cell that only contains such a sign stays as it is', () => {
  expect(lineOf('a=b', 'Jean-Luc', 'me@example.org')).toBe('a=b,Jean-Luc,me@example.org\r\n')
})
