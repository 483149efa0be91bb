import type { DescribedRow } from './describe-row.ts'
import { isNameOf, isPersonNamed } from './named-person.ts'

/**
 * `name` is the expected name with which the row's name was compared. `name` is '' if the checker
 * expects several names and nothing says which of them this row should have.
 */
export type Compared = { name: string; what: 'match' | 'differs' }

/** Each line holds one name that the checker expects. */
export function readExpected(text: string): string[] {
  const names = text.split('\n').map((line) => line.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}

/** Returns null if the checker expects no name, or if no verifier signed anything in the row. */
export function compareNames({ row, claim }: DescribedRow, expected: readonly string[]): Compared | null {
  if (expected.length === 0 || !claim?.wallet) return null
  const { person } = claim
  const named = person === null ? undefined : expected.find((name) => isNameOf(person, name))
  if (named !== undefined) return { name: named, what: 'match' }
  const only = expected.length === 1 ? expected[0] : expected.find((name) => isPersonNamed(name, row.beside ?? ''))
  return { name: only ?? '', what: 'differs' }
}

/**
 * A row whose verdict is red counts for no expected name, because its credential proves nothing
 * about the person.
 */
export function listMissing(
  rows: readonly { compared: Compared | null; overall: DescribedRow['overall'] }[],
  expected: readonly string[],
): string[] {
  const found = new Set(
    rows.flatMap(({ compared, overall }) =>
      compared?.what === 'match' && overall !== 'not-genuine' ? compared.name : [],
    ),
  )
  return expected.filter((name) => !found.has(name))
}
