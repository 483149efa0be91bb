import { expect, test } from 'vitest'
import type { ProofStatement } from '../../../proof/proof.ts'
import type { Clause } from '../../../proof/proof-clause.ts'
import { describeWithAge } from './statement-with-age.ts'
import { describeStatement, nameAttributes } from './statements.ts'

const say = (...clauses: Clause[]) => describeStatement({ type: 'CustomProof', clauses } satisfies ProofStatement)
const range = (field: string, encoding: Clause['encoding'], bounds: { least?: string; most?: string }): Clause => ({
  field,
  encoding,
  mode: 'range',
  ...bounds,
})

test.each<[string, Clause]>([
  ['born on or before Nov 21, 2008', range('dateOfBirth', 'date', { most: '2008-11-21' })],
  ['born on or after Mar 1, 1900', range('dateOfBirth', 'date', { least: '1900-03-01' })],
  ['born from Jan 1, 2000 to Feb 29, 2004', range('dateOfBirth', 'date', { least: '2000-01-01', most: '2004-02-29' })],
  ['born on Feb 29, 2004', range('dateOfBirth', 'date', { least: '2004-02-29', most: '2004-02-29' })],
  ['born on or before “2008-02-31”', range('dateOfBirth', 'date', { most: '2008-02-31' })],
  ['with an income of 30,000 or more a year', range('incomeLevel', 'decimal', { least: '30000' })],
  ['holding a bachelor’s degree or higher', range('educationLevel', 'ordinal', { least: 'bachelor' })],
  ['living in the United States', { field: 'country', encoding: 'country', mode: 'in', members: ['US'] }],
  [
    'living in Germany, France or Côte d’Ivoire',
    { field: 'country', encoding: 'country', mode: 'in', members: ['DE', 'FR', 'CI'] },
  ],
  ['living outside Germany', { field: 'country', encoding: 'country', mode: 'not-in', members: ['DE'] }],
  ['at least 18 years old', { field: 'age_over_18', encoding: 'boolean', mode: 'in', members: ['true'] }],
  ['younger than 18', { field: 'age_over_18', encoding: 'boolean', mode: 'in', members: ['false'] }],
  ['whose 18 or older is “true”', { field: 'age_over_18', encoding: 'text', mode: 'in', members: ['true'] }],
  ['whose GPA is from 3.5 to 4', range('gpa', 'decimal', { least: '3.5', most: '4' })],
  [
    'whose credit score is 18,446,744,073,709,551,615 or less',
    range('creditScore', 'number', { most: '18446744073709551615' }),
  ],
  ['whose expiry date is on or after May 1, 2027', range('expiryDate', 'date', { least: '2027-05-01' })],
  ['whose degree is “BSc”', { field: 'degree', encoding: 'text', mode: 'in', members: ['BSc'] }],
  [
    'whose employer is not “Acme” or “Umbrella”',
    { field: 'employer', encoding: 'text', mode: 'not-in', members: ['Acme', 'Umbrella'] },
  ],
  ['whose national ID is on record', { field: 'nationalId', encoding: 'text', mode: 'known' }],
])('a fact is worded in plain language: %s', (sentence, clause) => {
  expect(say(clause)).toBe(sentence)
})

test('several facts form one sentence, in which attributes without a condition come last', () => {
  expect(
    say(
      { field: 'name', encoding: 'text', mode: 'known' },
      range('dateOfBirth', 'date', { most: '2008-11-21' }),
      { field: 'address', encoding: 'text', mode: 'known' },
      { field: 'country', encoding: 'country', mode: 'in', members: ['DE'] },
    ),
  ).toBe('born on or before Nov 21, 2008, living in Germany and whose name and address are on record')
})

test('a fact about a range without bounds is still mentioned in the sentence', () => {
  expect(say(range('gpa', 'decimal', {}))).toBe('whose GPA is anything')
})

test('a set of more than nine members is cut and its rest is counted', () => {
  const members = Array.from({ length: 256 }, (_, index) => String(index))
  expect(say({ field: 'level', encoding: 'number', mode: 'in', members })).toBe(
    'whose level is 0, 1, 2, 3, 4, 5, 6, 7 or 248 others',
  )
  expect(say({ field: 'level', encoding: 'number', mode: 'in', members: members.slice(0, 9) })).toMatch('6, 7 or 8')
})

test('a stranger’s field or value cannot imitate our own words', () => {
  expect(
    say({
      field: 'toString',
      encoding: 'text',
      mode: 'in',
      members: ['x” and born on or before May 1, 1990\n\u202e!'],
    }),
  ).toBe('whose “toString” is “x’ and born on or before May 1, 1990 !”')
  expect(say(range('dateOfBirth', 'text', { most: 'z'.repeat(200) }))).toBe(
    `whose date of birth is “${'z'.repeat(80)}…” or less`,
  )
  for (const encoding of ['date', 'number', 'decimal', 'ordinal', 'country', 'boolean'] as const)
    expect(say({ field: 'a', encoding, mode: 'in', members: ['<b>'] })).toContain('“<b>”')
  expect(say({ field: 'educationLevel', encoding: 'ordinal', mode: 'in', members: ['toString', '__proto__'] })).toBe(
    'holding “toString” or “__proto__”',
  )
})

test('the attributes of a statement are named once each, and unknown attributes are quoted', () => {
  const known = (field: string): Clause => ({ field, encoding: 'text', mode: 'known' })
  const clauses = [
    range('dateOfBirth', 'date', {}),
    known('gpa'),
    known('dateOfBirth'),
    known('x”, trust me: “constructor'),
  ]
  expect(nameAttributes({ type: 'CustomProof', clauses })).toBe('date of birth, GPA and “x’, trust me: ’constructor”')
  expect(nameAttributes({ type: 'CustomProof', clauses: [known('constructor')] })).toBe('“constructor”')
})

test.each([
  ['2008-11-24', '2026-11-24', ' (18 or older)'],
  ['2008-11-25', '2026-11-24', ' (17 or older)'],
  ['2008-11-20', '2026-11-24', ' (18 or older)'],
  ['2026-11-20', '2026-11-24', ''],
  ['nonsense', '2026-11-24', ''],
])(
  'the words for a birth on or before %s, written on %s, end with the least age “%s” if the statement gives one',
  (most, day, age) => {
    const statement = { type: 'AgeProof' as const, clauses: [range('dateOfBirth', 'date', { most })] }
    expect(describeWithAge(statement, day)).toBe(`${describeStatement(statement)}${age}`)
  },
)

test('a birth within bounds or after a day is not worded as an age', () => {
  for (const bounds of [{ least: '2000-01-01' }, { least: '2000-01-01', most: '2001-01-01' }]) {
    const statement = { type: 'RangeProof' as const, clauses: [range('dateOfBirth', 'date', bounds)] }
    expect(describeWithAge(statement, '2026-11-24')).not.toContain('or older')
  }
})
