import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { useState } from 'react'
import { filterQueue, type QueueFilter, wholeQueue } from './filter-queue.ts'

/** The number of rows shown at first. The filter also searches the rows that are not shown. */
const rowsAtOnce = 50

export type Queue = {
  all: readonly PendingAsked[]
  filter: QueueFilter
  found: readonly PendingAsked[]
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
  // With one waiting request there is no filter control, so an earlier filter must not hide it.
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
