import type { RequestId } from '@did/domain/ids'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { Choices } from '../queue-item.tsx'
import { stepFrom } from './queue-keys.ts'
import { focusRow, listRows, openRow, useQueueKeys } from './use-queue-keys.ts'

type DeskKeys = Choices & {
  areLettersOn: boolean
  openId: number | null
  hrefOf: (id: RequestId | null) => string
  requests: readonly PendingAsked[]
}

/**
 * The keys lead from an open request to its neighbours. If no request is open, they lead through
 * the rows of requests.
 */
export function useDeskKeys({ areLettersOn, openId, hrefOf, requests, onApprove, onReject, onAsk }: DeskKeys): void {
  const [, navigate] = useLocation()
  useFocusOnClose(openId)
  const move = (step: 1 | -1) => (focused: number | null) => {
    const next = stepFrom(listRows(), openId ?? focused, step)
    if (next === null) return
    if (openId === null) focusRow(next)
    else if (next !== openId) openRow(next)
  }
  const decide = (choose: (request: PendingAsked) => void) => (focused: number | null) => {
    const request = requests.find(({ id }) => id === (openId ?? focused))
    if (request) choose(request)
  }
  useQueueKeys(areLettersOn, {
    next: move(1),
    previous: move(-1),
    close: () => openId !== null && navigate(hrefOf(null)),
    approve: decide(onApprove),
    reject: decide(onReject),
    ask: decide(onAsk),
  })
}

/** The focus returns to the row of the closed request, unless something else has the focus. */
function useFocusOnClose(openId: number | null): void {
  const wasOpen = useRef(openId)
  useEffect(() => {
    if (openId === null && wasOpen.current !== null && document.activeElement === document.body)
      focusRow(wasOpen.current)
    wasOpen.current = openId
  }, [openId])
}
