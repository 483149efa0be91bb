import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { useEffect, useRef, useState } from 'react'
import { filterQueue, type QueueFilter, wholeQueue } from './filter-queue.ts'
import { keepPlace } from './keep-place.ts'

/**
 * The list of requests begins with at most this many rows. The filter also searches the rows that
 * are not shown.
 */
const rowsAtOnce = 50

export type Queue = {
  all: readonly PendingAsked[]
  filter: QueueFilter
  found: readonly PendingAsked[]
  /** The rows on screen, with the row of the open request even after it has left `found`. */
  shown: readonly PendingAsked[]
  /** The number of rows that fit the filter and are not on screen yet. */
  hidden: number
  change: (filter: QueueFilter) => void
  showMore: () => void
  showAll: () => void
}

export function useQueue(all: readonly PendingAsked[], openId: number | null): Queue {
  const [filter, setFilter] = useState(wholeQueue)
  const [rows, setRows] = useState(rowsAtOnce)
  const change = (next: QueueFilter) => {
    setFilter(next)
    setRows(rowsAtOnce)
  }
  // If only one request waits, the page shows no filter control. A filter that was set earlier must
  // not hide this request.
  const found = all.length > 1 ? filterQueue(all, filter) : [...all]
  const earlier = useRef<readonly PendingAsked[]>([])
  const shown = keepPlace(earlier.current, found.slice(0, rows), openId)
  useEffect(() => {
    earlier.current = shown
  })
  return {
    all,
    filter,
    found,
    shown,
    hidden: Math.max(0, found.length - rows),
    change,
    showMore: () => setRows(found.length),
    showAll: () => change(wholeQueue),
  }
}
