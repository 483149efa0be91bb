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

it('a cell with a comma, a quote or a line break is quoted', () => {
  expect(lineOf('Rossi, Maya', 'called "May"', 'two\nlines')).toBe('"Rossi, Maya","called ""May""","two\nlines"\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\u200b=1', '＝1', '\rx'])(
  'no program runs the cell %j as a formula',
  (cell) => {
    expect(lineOf(cell).replace(/^"/, '')).toMatch(/^'/)
  },
)

it('a cell that only contains such a sign stays as it is', () => {
  expect(lineOf('a=b', 'Jean-Luc', 'me@example.org')).toBe('a=b,Jean-Luc,me@example.org\r\n')
})
