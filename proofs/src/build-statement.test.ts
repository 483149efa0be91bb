import { expect, test } from 'vitest'
import { dayNumber, dayOfNumber } from './attributes/encoding.ts'
import { birthCutOff, buildStatement, knownClause, type StatementWish, statementDefaults } from './build-statement.ts'
import { circuitClauses } from './statement.ts'

/**
 * Counts the years since a birth date as people do. Before the birthday in the present year, a
 * person is one year younger.
 */
function ageByCounting(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

test('a person is old enough for an age statement exactly when the person was born on or before the latest birth date in the statement', () => {
  const days = [
    '2024-02-28',
    '2024-02-29',
    '2024-03-01',
    '2026-02-28',
    '2026-03-01',
    '2026-11-21',
    '2000-01-01',
    '2100-02-28',
  ]
  for (const today of days)
    for (const years of [0, 1, 4, 16, 18, 21, 65, 100]) {
      const cutOff = dayNumber(birthCutOff(today, years))
      for (let born = cutOff - 370; born <= Math.min(cutOff + 370, dayNumber(today)); born++) {
        if (born < 0) continue
        const day = dayOfNumber(born)
        expect(born <= cutOff, `${day} on ${today}`).toBe(ageByCounting(day, today) >= years)
      }
    }
})

test('a person born on 29 February turns 18 on 1 March in a year without 29 February', () => {
  const born = dayNumber('2008-02-29')
  expect(dayNumber(birthCutOff('2026-02-28', 18))).toBeLessThan(born)
  expect(dayNumber(birthCutOff('2026-03-01', 18))).toBeGreaterThan(born)
  expect(birthCutOff('2024-02-29', 18)).toBe('2006-02-28')
  expect(birthCutOff('2024-02-29', 20)).toBe('2004-02-29')
  expect(() => birthCutOff('2026-01-01', 127)).toThrow('age')
  expect(() => birthCutOff('2026-01-01', 1.5)).toThrow('age')
})

test('each of the ten proof types becomes a statement that fits a circuit', () => {
  const wishes: StatementWish[] = [
    { type: 'AgeProof', years: statementDefaults.years, today: '2026-11-21' },
    { type: 'IncomeProof', least: statementDefaults.income },
    { type: 'EducationProof', level: statementDefaults.level },
    { type: 'LocationProof', countries: [statementDefaults.country] },
    { type: 'RangeProof', field: 'creditScore', least: '600', most: '850' },
    { type: 'EqualityProof', field: 'employer', value: 'Analytical Engines Ltd' },
    { type: 'MembershipProof', field: 'employmentStatus', members: ['employed', 'self-employed'] },
    { type: 'CredentialProof', field: 'expiryDate', least: '2027-01-01' },
    { type: 'IdentityProof', clauses: [knownClause('name'), knownClause('nationalId')] },
    { type: 'CustomProof', clauses: [knownClause('field1')] },
  ]
  const statements = wishes.map(buildStatement)
  expect(new Set(statements.map(({ type }) => type)).size).toBe(10)
  for (const statement of statements) expect(circuitClauses(statement)[0]?.mode).not.toBe(0n)
  expect(statements[0]?.clauses).toEqual([
    { field: 'dateOfBirth', encoding: 'date', mode: 'range', most: '2008-11-21' },
  ])
  expect(statements[2]?.clauses).toMatchObject([{ field: 'educationLevel', encoding: 'ordinal', least: 'bachelor' }])
})
