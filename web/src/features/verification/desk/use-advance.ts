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
 * Opens the next waiting request once the verifier has decided the open request on this page, so
 * that a registrar with many requests need not search for it. If no other request waits, or if
 * somebody decided the open request elsewhere, that request stays open. Call the returned function
 * when a decision begins.
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
 * Returns the request that comes after the decided one in the earlier order. After the last request
 * of the list, the first one comes next. Requests with an open question come after all others.
 * Returns null if no request waits or if the decided request was not in the earlier list.
 */
export function findNext<Waiting extends Row>(
  earlier: readonly Row[],
  waiting: readonly Waiting[],
  decidedId: number,
): Waiting['id'] | null {
  const place = earlier.findIndex(({ id }) => id === decidedId)
  if (place === -1) return null
  const order = [...earlier.slice(place + 1), ...earlier.slice(0, place)].map(({ id }) => id)
  // A request that arrived meanwhile counts as the last request of the list.
  const placeOf = ({ id }: Row) => (order.includes(id) ? order.indexOf(id) : order.length)
  const inOrder = waiting.toSorted((a, b) => placeOf(a) - placeOf(b))
  return (inOrder.find((row) => !findOpenQuestion(row)) ?? inOrder[0])?.id ?? null
}
