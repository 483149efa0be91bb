import type { Overall } from '@did/credentials/verdict/verdict'
import { foldName } from '@did/domain/fold/fold-name'
import { findWord, isFine, isOfAnotherName, type MarkedRow, type RowWord } from './mark-rows.ts'
import { nameBrought } from './row.ts'

export const orders = ['as-brought', 'attention', 'person'] as const
export type Order = (typeof orders)[number]
export type Arrangement = { order: Order; isOnlyNotFine: boolean }

export function arrangeRows(rows: readonly MarkedRow[], { order, isOnlyNotFine }: Arrangement): MarkedRow[] {
  const kept = isOnlyNotFine ? rows.filter((row) => !isFine(row)) : rows
  switch (order) {
    case 'as-brought':
      return [...kept]
    case 'attention':
      return kept.toSorted((a, b) => needOf(a) - needOf(b))
    case 'person':
      return kept.toSorted(comparePersons)
  }
}

const wordOrder = ['not-genuine', 'caution', 'unchecked', 'not-opened', 'nothing', 'other-name', 'genuine'] as const

/** Counts a credential that was brought twice only once. Leaves out results that no row has. */
export function countRows(rows: readonly MarkedRow[]): { what: RowWord; count: number }[] {
  const once = listOnce(rows)
  return wordOrder
    .map((what) => ({ what, count: once.filter((row) => findWord(row) === what).length }))
    .filter(({ count }) => count > 0)
}

/**
 * Counts the rows that the summary leaves out because an earlier row shows the same credential with
 * the same result.
 */
export function countRepeats(rows: readonly MarkedRow[]): number {
  return rows.length - listOnce(rows).length
}

/**
 * Leaves out each row that repeats an earlier row. Two links to one credential both stay if their
 * rows have different results, for example because one link has ended.
 */
function listOnce(rows: readonly MarkedRow[]): MarkedRow[] {
  const keyOf = (row: MarkedRow) => `${findWord(row)} ${row.claim?.credential ?? nameBrought(row.row) ?? row.row.id}`
  return [...Map.groupBy(rows, keyOf).values()].flatMap(([first]) => first ?? [])
}

/** `count` is the number of credentials that have this confirmed name. */
export type NamedPerson = { name: string; count: number }

/**
 * The most frequent name comes first. Only rows with a green verdict count. So a credential that
 * was revoked or has ended, or that an unreviewed verifier signed, confirms no name.
 */
export function listPersons(rows: readonly MarkedRow[]): NamedPerson[] {
  const confirmed = rows.filter(
    ({ overall, claim }) => overall === 'genuine' && claim !== null && claim.person !== null,
  )
  const names = listOnce(confirmed).flatMap(({ claim }) => claim?.person ?? [])
  return [...Map.groupBy(names, foldName).values()]
    .map((group) => ({ name: group[0] ?? '', count: group.length }))
    .toSorted((a, b) => b.count - a.count)
}

const needs: Record<Overall, number> = { 'not-genuine': 0, caution: 1, unchecked: 2, genuine: 4 }

function needOf(row: MarkedRow): number {
  if (row.overall === null) return 5
  return isOfAnotherName(row) ? 3 : needs[row.overall]
}

/**
 * Sorts as the page's language does, whatever the browser's language is. É then stands beside E.
 */
const alphabet = new Intl.Collator('en')

/** Rows without a person's name come last. */
function comparePersons({ claim: a }: MarkedRow, { claim: b }: MarkedRow): number {
  const [left, right] = [a?.person ?? null, b?.person ?? null]
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  return alphabet.compare(foldName(left), foldName(right))
}
