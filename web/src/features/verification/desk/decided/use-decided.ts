import type { UserId } from '@did/domain/ids'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  allDecidedQuery,
  type DecidedAsked,
  decidedRequestsQuery,
} from '../../../../entities/verification/decided-queries.ts'
import { keepPlace } from '../keep-place.ts'
import { filterDecided, isWholeDecided, wholeDecided } from './filter-decided.ts'

const none: readonly DecidedAsked[] = []

export type DecidedList = ReturnType<typeof useDecided>

/**
 * Reads the decided requests once their list is on screen. The open request keeps its place in the
 * list.
 */
export function useDecided(verifierId: UserId, openId: number | null, enabled: boolean) {
  const decided = useInfiniteQuery({ ...decidedRequestsQuery(verifierId), enabled })
  const [filter, setFilter] = useState(wholeDecided)
  const isFiltered = filter !== wholeDecided
  const all = useQuery({ ...allDecidedQuery(verifierId), enabled: enabled && isFiltered })
  const latest = decided.data?.pages.flatMap((page) => page.rows) ?? none
  const earlier = useRef(none)
  const shown = keepPlace(earlier.current, isFiltered ? filterDecided(all.data ?? none, filter) : latest, openId)
  const isLoading = isFiltered ? !all.data : !decided.data
  useEffect(() => {
    // A list that is still loading has no places to keep, so do not remember its rows.
    if (!isLoading) earlier.current = shown
  })
  const change = (next: typeof filter) => setFilter(isWholeDecided(next) ? wholeDecided : next)
  return { decided, all, latest, filter, isFiltered, shown, change }
}
