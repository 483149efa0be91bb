import type { ClaimId, UserId } from '@did/domain/ids'
import { quoteRejection } from '@did/domain/verification-request/quote-rejection'
import { useQuery } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { type SentRequest, sentRequestsQuery } from '../../entities/verification/queries.ts'
import { RecallButton } from '../../entities/verification/recall-button.tsx'
import { listRequestBadges } from '../../entities/verification/request-look.ts'
import { VerifierName } from '../../entities/verifier/verifier-name.tsx'
import { cn } from '../../lib/cn.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { takeFocus } from '../../lib/page/take-focus.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { claimTypeLabel } from '../../texts/en/frame/names.ts'
import { requestStatusTexts, trackerTexts as texts } from '../../texts/en/verification/verification.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'

const SentRevocation = lazyPart(async () => (await import('./sent-revocation.tsx')).SentRevocation)
const OwnQuestions = lazyPart(async () => (await import('../../entities/verification/own-questions.tsx')).OwnQuestions)

type SentRequestsProps = {
  userId: UserId
  /** The page scrolls to this request, which its URL names. */
  namedId: number | null
  hrefOf: (id: ClaimId) => string
}

export function SentRequests({ userId, namedId, hrefOf }: SentRequestsProps) {
  const requests = useQuery(sentRequestsQuery(userId))
  if (requests.isPending) return <Loading skeleton="h-40 rounded-2xl" />
  if (requests.isError) return <QueryError type="verification" query={requests} message={texts.loadFailed} />
  if (requests.data.length === 0)
    return (
      <EmptyState icon={Send} title={texts.noRequests}>
        {texts.noRequestsText}
      </EmptyState>
    )
  return (
    <ul className="flex flex-col divide-y divide-line">
      {requests.data.map((request) => (
        <SentItem key={request.id} request={request} isNamed={request.id === namedId} href={hrefOf(request.claimId)} />
      ))}
    </ul>
  )
}

type SentItemProps = {
  request: SentRequest
  isNamed: boolean
  href: string
}

function SentItem({ request, isNamed, href }: SentItemProps) {
  const titleId = `sent-${request.id}`
  const withdrawal = request.status === 'approved' ? request.withdrawal : null
  const { verifier } = request
  return (
    <li
      aria-labelledby={titleId}
      {...(isNamed ? { ref: bringIntoView, tabIndex: -1 } : {})}
      className={cn(
        'flex flex-col gap-1 py-3 outline-none',
        isNamed ? '-ms-4 border-s-4 border-s-brand ps-3' : 'first:pt-0 last:pb-0',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 id={titleId} dir="auto" className="min-w-0 font-semibold break-words">
          {request.claimTitle}
        </h3>
        <span className="flex flex-wrap justify-end gap-1">
          {listRequestBadges(request).map(({ state, ...look }) => (
            <Badge key={state} {...look}>
              {requestStatusTexts[state]}
            </Badge>
          ))}
        </span>
      </div>
      <div className="flex flex-wrap gap-x-3 text-sm text-ink-3">
        <span>{claimTypeLabel(request.claimType)}</span>
        <span>{texts.requested(shortDate(request.requestDate))}</span>
        {verifier && <VerifierName name={verifier.name} standing={verifier.accreditation} />}
        <span>{texts.verifier(request.verifierId)}</span>
      </div>
      {request.status === 'rejected' && request.reason && (
        <p dir="auto" className="text-sm break-words text-bad">
          {texts.reason(quoteRejection(request.reason))}
        </p>
      )}
      {withdrawal && (
        <Suspense>
          <SentRevocation withdrawal={withdrawal} />
        </Suspense>
      )}
      {request.questions.length > 0 && (
        <div className="mt-2 flex flex-col gap-3">
          <Suspense>
            <OwnQuestions request={request} />
          </Suspense>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {request.status === 'pending' && <RecallButton id={request.id} verifier={verifier?.name ?? ''} />}
        <Link href={href} aria-describedby={titleId} className={cn(buttonClass({ variant: 'link' }), '-ms-1')}>
          {texts.viewDetails}
        </Link>
      </div>
    </li>
  )
}

function bringIntoView(row: HTMLElement | null): void {
  takeFocus(row)
  row?.scrollIntoView({ block: 'center', behavior: 'instant' })
}
