import { useState } from 'react'
import type { PendingAsked } from '../queries.ts'
import { filterQueue, type QueueFilter, wholeQueue } from './filter-queue.ts'

/** More rows at once than anybody reads; the filter looks through all of them. */
const rowsAtOnce = 50

export type Queue = {
  all: readonly PendingAsked[]
  filter: QueueFilter
  found: readonly PendingAsked[]
  /** The first of those found. */
  shown: readonly PendingAsked[]
  change: (filter: QueueFilter) => void
  showMore: () => void
  showAll: () => void
}

export function useQueue(all: readonly PendingAsked[]): Queue {
  const [filter, setFilter] = useState(wholeQueue)
  const [rows, setRows] = useState(rowsAtOnce)
  const change = (next: QueueFilter) => {
    setFilter(next)
    setRows(rowsAtOnce)
  }
  // A filter that nobody sees any more must not hide the one request that is left.
  const found = all.length > 1 ? filterQueue(all, filter) : [...all]
  return {
    all,
    filter,
    found,
    shown: found.slice(0, rows),
    change,
    showMore: () => setRows(found.length),
    showAll: () => change(wholeQueue),
  }
}
