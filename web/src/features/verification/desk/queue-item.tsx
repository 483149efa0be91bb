import { holderNameOf, listClaimFields } from '@did/domain/claim/claim-fields'
import { quoteWords } from '@did/domain/proof/quote-words'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import MessageCircleReply from 'lucide-react/icons/message-circle-reply'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { cn } from '../../../lib/cn.ts'
import { shortDate } from '../../../texts/en/frame/dates.ts'
import { confirmAgainTexts } from '../../../texts/en/verification/confirm-again.ts'
import { authorityTexts } from '../../../texts/en/verification/verification-authority.ts'
import { deskTexts } from '../../../texts/en/verification/verifier-desk.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { QuotedAlone } from '../../../ui/text/quoted-alone.tsx'
import { questionState } from './filter-queue.ts'
import { FirstFields, listFirstFields } from './first-fields.tsx'
import { rowClass } from './row-class.ts'

export type Choices = Record<'onApprove' | 'onReject' | 'onAsk', (request: PendingAsked) => void>

type QueueItemProps = Pick<Choices, 'onApprove' | 'onReject'> & {
  request: PendingAsked
  href: string
  /**
   * This is true in the narrow list beside an open request. The open request then has the buttons.
   */
  isBeside: boolean
  isOpen: boolean
  /**
   * This is true if somebody has decided the request, or the filter hides it. The row then stays in
   * its place only while the request is open.
   */
  hasLeft: boolean
}

export function QueueItem({ request, href, isBeside, isOpen, hasLeft, onApprove, onReject }: QueueItemProps) {
  const titleId = `request-${request.id}`
  const holder = holderNameOf(request.leaves)
  const row = useRef<HTMLLIElement>(null)
  // When a request opens, the list becomes narrow, and the rows above the open row become taller.
  // So bring the open row back into sight.
  useEffect(() => {
    if (isOpen) keepInSight(row.current)
  }, [isOpen])
  return (
    <li ref={row} aria-labelledby={titleId} className={cn(rowClass(isOpen), 'items-center')}>
      <div className="min-w-48 flex-1">
        {holder && (
          <p dir="auto" className="font-semibold break-words">
            <QuotedAlone words={holder} />
          </p>
        )}
        <h4
          id={titleId}
          dir="auto"
          className={cn(holder ? 'font-medium' : 'font-semibold', 'break-words', isBeside && 'line-clamp-2')}
        >
          <Link
            href={href}
            data-queue-row={request.id}
            {...(isOpen ? { 'aria-current': 'true' } : {})}
            className="outline-none after:absolute after:inset-0 after:rounded-xl"
          >
            <QuotedAlone words={request.claimTitle} />
          </Link>
        </h4>
        <FirstFields fields={listFirstFields(listClaimFields(request.leaves), request.claim.issueDate)} />
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          <span className="wrap-anywhere">{authorityTexts.did(request.didTokenId)}</span>
          <span>{authorityTexts.requested(shortDate(request.requestDate))}</span>
          <span className="min-w-0 break-words">{authorityTexts.from(request.requester.username)}</span>
        </p>
        {!isBeside && request.claim.description !== request.claimTitle && (
          <p dir="auto" className="line-clamp-2 text-sm break-words text-ink-2">
            {quoteWords(request.claim.description)}
          </p>
        )}
        {hasLeft ? <p className="text-sm text-ink-2">{deskTexts.left}</p> : <StateBadge request={request} />}
      </div>
      {!isBeside && (
        <div className="relative z-10 flex gap-2">
          <Button aria-describedby={titleId} onClick={() => onApprove(request)}>
            {authorityTexts.approve}
          </Button>
          <Button variant="outline" aria-describedby={titleId} onClick={() => onReject(request)}>
            {authorityTexts.reject}
          </Button>
        </div>
      )}
    </li>
  )
}

/**
 * Marks a request about which the verifier asked a question, and a request to confirm again what
 * the verifier has confirmed before.
 */
function StateBadge({ request }: { request: PendingAsked }) {
  const state = questionState(request)
  if (state === null && request.renews === null) return null
  if (state === null)
    return (
      <p className="mt-1.5">
        <Badge tone="neutral" icon={RotateCcw}>
          {confirmAgainTexts.badge}
        </Badge>
      </p>
    )
  return (
    <p className="mt-1.5">
      <Badge
        tone={state === 'answered' ? 'neutral' : 'wait'}
        icon={state === 'answered' ? MessageCircleReply : MessageCircleQuestion}
      >
        {deskTexts.state[state]}
      </Badge>
    </p>
  )
}

/** Scrolls the list, and not the page, just as far as the whole row needs. */
function keepInSight(row: HTMLElement | null): void {
  const pane = row?.closest('[data-queue-pane]')
  if (!row || !pane) return
  const seen = pane.getBoundingClientRect()
  const { top, bottom } = row.getBoundingClientRect()
  if (top < seen.top) pane.scrollTop += top - seen.top
  else if (bottom > seen.bottom) pane.scrollTop += bottom - seen.bottom
}
