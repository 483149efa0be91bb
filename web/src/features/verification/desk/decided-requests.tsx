import type { RequestId, UserId } from '@did/domain/ids'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BadgeCheck, Undo2, X } from 'lucide-react'
import { Link } from 'wouter'
import { cn } from '../../../lib/cn.ts'
import { shortDate } from '../../../texts/dates.ts'
import { claimTypeLabel } from '../../../texts/names.ts'
import { decidedTexts as texts } from '../../../texts/verifier-desk.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { type DecidedAsked, decidedRequestsQuery } from '../queries.ts'
import { type Decision, describeDecision } from './describe-decision.ts'
import { rowClass } from './row-class.ts'

type DecidedRequestsProps = { verifierId: UserId; openId: number | null; hrefOf: (id: RequestId) => string }

/** What this verifier approved, rejected or took back, the latest decision first. */
export function DecidedRequests({ verifierId, ...rows }: DecidedRequestsProps) {
  const decided = useInfiniteQuery(decidedRequestsQuery(verifierId))
  if (decided.isPending)
    return (
      <Loading>
        <Skeleton className="h-32 rounded-xl" />
      </Loading>
    )
  if (decided.isError)
    return (
      <ErrorCard
        type="verification"
        cause={decided.error}
        message={texts.loadFailed}
        onRetry={() => void decided.refetch()}
      />
    )
  const requests = decided.data.pages.flatMap((page) => page.rows)
  if (requests.length === 0) return <p className="text-ink-2">{texts.empty}</p>
  return (
    <section aria-labelledby="decided-heading" className="flex flex-col gap-3">
      <h3 id="decided-heading" className="font-semibold">
        {texts.heading}
      </h3>
      <ul data-queue className="flex flex-col gap-2">
        {requests.map((request) => (
          <DecidedItem key={request.id} request={request} {...rows} />
        ))}
      </ul>
      {decided.hasNextPage && (
        <Button variant="outline" pending={decided.isFetchingNextPage} onClick={() => void decided.fetchNextPage()}>
          {decided.isFetchingNextPage ? texts.loadingOlder : texts.older}
        </Button>
      )}
    </section>
  )
}

type DecidedItemProps = Omit<DecidedRequestsProps, 'verifierId'> & { request: DecidedAsked }

function DecidedItem({ request, openId, hrefOf }: DecidedItemProps) {
  const { status, at, reason } = describeDecision(request)
  const titleId = `decided-${request.id}`
  const isOpen = request.id === openId
  return (
    <li aria-labelledby={titleId} className={cn(rowClass(isOpen), 'items-start')}>
      <div className="min-w-40 flex-1">
        <h4 id={titleId} dir="auto" className="line-clamp-2 font-semibold break-words">
          <Link
            href={hrefOf(request.id)}
            data-queue-row={request.id}
            {...(isOpen ? { 'aria-current': 'true' } : {})}
            className="outline-none after:absolute after:inset-0 after:rounded-xl"
          >
            {request.claimTitle}
          </Link>
        </h4>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          <span>{texts.when[status](shortDate(at))}</span>
          <span>{claimTypeLabel(request.claimType)}</span>
          <span className="min-w-0 break-words">{texts.from(request.requester.username)}</span>
        </p>
        {reason !== null && (
          <p className="flex flex-wrap gap-x-1 text-sm text-ink-2">
            <span>{texts.reason}</span> <bdi className="line-clamp-2 min-w-0 break-words">{reason}</bdi>
          </p>
        )}
      </div>
      <Badge tone={looks[status].tone} icon={looks[status].icon}>
        {texts.status[status]}
      </Badge>
    </li>
  )
}

const looks = {
  approved: { tone: 'ok', icon: BadgeCheck },
  rejected: { tone: 'bad', icon: X },
  withdrawn: { tone: 'neutral', icon: Undo2 },
} as const satisfies Record<Decision['status'], object>
