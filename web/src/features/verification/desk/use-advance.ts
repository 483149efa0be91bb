import type { RequestId } from '@did/domain/ids'
import { findOpenQuestion, type PendingAsked } from '@did/domain/verification-request/verification-request'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

type Row = Pick<PendingAsked, 'id' | 'questions'>
type Desk = {
  openId: number | null
  requests: readonly PendingAsked[]
  hrefOf: (id: RequestId | null) => string
}

/**
 * Opens the next waiting request once the open one is decided here, so that a registrar with many
 * requests does not search for the next. The last one stays open with its decision, and so does a
 * request that somebody decided elsewhere. Call the returned function when a decision begins.
 */
export function useAdvance({ openId, requests, hrefOf }: Desk): (id: RequestId) => void {
  const decidedHere = useRef<number | null>(null)
  const [, navigate] = useLocation()
  const before = useRef({ openId, requests })
  useEffect(() => {
    const { openId: wasOpen, requests: earlier } = before.current
    before.current = { openId, requests }
    if (openId === null || openId !== wasOpen || openId !== decidedHere.current) return
    if (requests.some(({ id }) => id === openId)) return
    const next = findNext(earlier, requests, openId)
    if (next !== null) navigate(hrefOf(next), { replace: true })
  })
  return (id) => {
    decidedHere.current = id
  }
}

/**
 * Returns the request after the decided one in the earlier order, and at the end of the list begins
 * again. A request whose question waits for an answer comes after all others. Returns null if the
 * decided request was not in the earlier list.
 */
export function findNext<Waiting extends Row>(
  earlier: readonly Row[],
  waiting: readonly Waiting[],
  decidedId: number,
): Waiting['id'] | null {
  const place = earlier.findIndex(({ id }) => id === decidedId)
  if (place === -1) return null
  const order = [...earlier.slice(place + 1), ...earlier.slice(0, place)].map(({ id }) => id)
  // A request that arrived meanwhile stands at the end of the list.
  const placeOf = ({ id }: Row) => (order.includes(id) ? order.indexOf(id) : order.length)
  const inOrder = waiting.toSorted((a, b) => placeOf(a) - placeOf(b))
  return (inOrder.find((row) => !findOpenQuestion(row)) ?? inOrder[0])?.id ?? null
}
