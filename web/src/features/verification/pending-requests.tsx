import { claimTypeLabel } from '@did/domain/claim-type'
import { shortDate, shortenAddress } from '@did/domain/display'
import type { UserId } from '@did/domain/ids'
import { findOpenQuestion } from '@did/domain/verification-request'
import { useQuery } from '@tanstack/react-query'
import { Inbox, MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { useLazy } from '../../lib/use-lazy.ts'
import { questionTexts } from '../../texts/verification.ts'
import { authorityTexts as texts } from '../../texts/verification-authority.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { type PendingAsked, pendingRequestsQuery } from './queries.ts'
import { QuestionExchange } from './question-exchange.tsx'

type PendingRequestsProps = { verifierId: UserId; onApprove: (request: PendingAsked) => void }

/** What waits for this verifier, oldest first. New ones arrive by themselves: the socket makes the query stale. */
export function PendingRequests({ verifierId, onApprove }: PendingRequestsProps) {
  const [rejecting, setRejecting] = useState<PendingAsked | null>(null)
  const RejectDialog = useLazy(async () => (await import('./reject-dialog.tsx')).RejectDialog, rejecting)
  const [asking, setAsking] = useState<PendingAsked | null>(null)
  const QuestionDialog = useLazy(async () => (await import('./question-dialog.tsx')).QuestionDialog, asking)
  return (
    <section aria-labelledby="pending-heading" className="flex flex-col gap-3">
      <h3 id="pending-heading" className="font-semibold">
        {texts.pendingHeading}
      </h3>
      <PendingList verifierId={verifierId} onApprove={onApprove} onReject={setRejecting} onAsk={setAsking} />
      {RejectDialog && rejecting && <RejectDialog request={rejecting} onClose={() => setRejecting(null)} />}
      {QuestionDialog && asking && <QuestionDialog request={asking} onClose={() => setAsking(null)} />}
    </section>
  )
}

type Choices = Record<'onApprove' | 'onReject' | 'onAsk', (request: PendingAsked) => void>

function PendingList({ verifierId, ...choices }: Choices & { verifierId: UserId }) {
  const pending = useQuery(pendingRequestsQuery(verifierId))
  if (pending.isPending)
    return (
      <Loading>
        <Skeleton className="h-32 rounded-xl" />
      </Loading>
    )
  if (pending.isError)
    return (
      <ErrorCard
        type="verification"
        cause={pending.error}
        message={texts.loadFailed}
        onRetry={() => void pending.refetch()}
      />
    )
  if (pending.data.length === 0)
    return (
      <p className="flex items-center gap-2 text-ink-2">
        <Inbox aria-hidden="true" className="size-5" />
        {texts.empty}
      </p>
    )
  return (
    <ul className="flex flex-col gap-3">
      {pending.data.map((request) => (
        <PendingItem key={request.id} request={request} {...choices} />
      ))}
    </ul>
  )
}

function PendingItem({ request, onApprove, onReject, onAsk }: Choices & { request: PendingAsked }) {
  const { claim, requester, questions } = request
  const titleId = `request-${request.id}`
  return (
    <li aria-labelledby={titleId} className="flex flex-col gap-3 rounded-xl border border-line-strong p-4">
      <div>
        <h4 id={titleId} dir="auto" className="text-lg font-semibold break-words">
          {request.claimTitle}
        </h4>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <span>{texts.did(request.didId)}</span>
          <span className="min-w-0 break-all">{texts.tokenId(request.didTokenId)}</span>
          <span>{texts.requested(shortDate(request.requestDate))}</span>
          <span>{texts.from(requester.username)}</span>
          <span className="font-mono">{shortenAddress(requester.walletAddress)}</span>
        </p>
      </div>
      <p dir="auto" className="break-words whitespace-pre-line text-ink-2">
        {claim.description}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Evidence name={texts.type} value={claimTypeLabel(claim.type)} />
        <Evidence name={texts.issuer} value={claim.issuer || texts.noIssuer} />
        <Evidence name={texts.issueDate} value={shortDate(claim.issueDate)} />
      </dl>
      <QuestionExchange
        questions={questions}
        asks={questionTexts.youAsked}
        answers={questionTexts.theyAnswered(requester.username)}
        unanswered={questionTexts.waiting}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onApprove(request)} aria-describedby={titleId}>
          {texts.approve}
        </Button>
        <Button variant="outline" onClick={() => onReject(request)} aria-describedby={titleId}>
          {texts.reject}
        </Button>
        {!findOpenQuestion(request) && (
          <Button variant="link" onClick={() => onAsk(request)} aria-describedby={titleId}>
            <MessageCircleQuestion aria-hidden="true" className="size-4" />
            {questions.length === 0 ? questionTexts.ask : questionTexts.askAgain}
          </Button>
        )}
      </div>
    </li>
  )
}

function Evidence({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="break-words">{value}</dd>
    </>
  )
}
