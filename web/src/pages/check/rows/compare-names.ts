import type { DescribedRow } from './describe-row.ts'
import { isPersonNamed } from './named-person.ts'

/** `name` is the expected name, or '' where the row does not say which of several it answers. */
export type Compared = { name: string; what: 'match' | 'differs' }

/** Reads the names that a person expects, one a line. */
export function readExpected(text: string): string[] {
  const names = text.split('\n').map((line) => line.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}

/** Returns null without an expected name, and for a row in which no verifier signed anything. */
export function compareNames({ row, claim }: DescribedRow, expected: readonly string[]): Compared | null {
  if (expected.length === 0 || !claim?.wallet) return null
  const { person } = claim
  const named = person === null ? undefined : expected.find((name) => isPersonNamed(person, name))
  if (named !== undefined) return { name: named, what: 'match' }
  const only = expected.length === 1 ? expected[0] : expected.find((name) => isPersonNamed(name, row.beside ?? ''))
  return { name: only ?? '', what: 'differs' }
}

/** Returns the expected names that no row has. */
export function listMissing(rows: readonly { compared: Compared | null }[], expected: readonly string[]): string[] {
  const found = new Set(rows.flatMap(({ compared }) => (compared?.what === 'match' ? compared.name : [])))
  return expected.filter((name) => !found.has(name))
}
