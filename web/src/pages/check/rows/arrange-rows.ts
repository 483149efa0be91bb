import { foldName } from '@did/credentials/share/disclosed/fold-name'
import type { Overall } from '@did/credentials/verdict/verdict'
import { isFine, type MarkedRow } from './mark-rows.ts'

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

/** The verdicts in the order of their need for attention. */
export const overallOrder = ['not-genuine', 'caution', 'unchecked', 'genuine'] as const satisfies readonly Overall[]

export type Counts = Record<Overall, number>

export function countOverall(rows: readonly MarkedRow[]): Counts {
  const counts: Counts = { genuine: 0, caution: 0, 'not-genuine': 0, unchecked: 0 }
  for (const { overall } of rows) if (overall !== null) counts[overall] += 1
  return counts
}

/** A person confirmed by name, with the number of rows that name it. The most named comes first. */
export type NamedPerson = { name: string; count: number }

export function listPersons(rows: readonly MarkedRow[]): NamedPerson[] {
  const names = rows.flatMap(({ claim }) => claim?.person ?? [])
  return [...Map.groupBy(names, foldName).values()]
    .map((group) => ({ name: group[0] ?? '', count: group.length }))
    .toSorted((a, b) => b.count - a.count)
}

const needs: Record<Overall, number> = { 'not-genuine': 0, caution: 1, unchecked: 2, genuine: 4 }

function needOf(row: MarkedRow): number {
  if (row.overall === null) return 5
  return row.overall === 'genuine' && !isFine(row) ? 3 : needs[row.overall]
}

/** Rows without a name come last. */
function comparePersons({ claim: a }: MarkedRow, { claim: b }: MarkedRow): number {
  const [left, right] = [a?.person ?? null, b?.person ?? null]
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  return foldName(left).localeCompare(foldName(right))
}
