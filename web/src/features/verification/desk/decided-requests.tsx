import type { RequestId, UserId } from '@did/domain/ids'
import { useInfiniteQuery } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { Link } from 'wouter'
import { type DecidedAsked, decidedRequestsQuery } from '../../../entities/request/queries.ts'
import { cn } from '../../../lib/cn.ts'
import { shortDate } from '../../../texts/en/frame/dates.ts'
import { claimTypeLabel } from '../../../texts/en/frame/names.ts'
import { decidedTexts as texts } from '../../../texts/en/verification/verifier-desk.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { QueryError } from '../../../ui/error-card.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { type Decision, describeDecision } from './describe-decision.ts'
import { rowClass } from './row-class.ts'

type DecidedRequestsProps = { verifierId: UserId; openId: number | null; hrefOf: (id: RequestId) => string }

export function DecidedRequests({ verifierId, ...rows }: DecidedRequestsProps) {
  const decided = useInfiniteQuery(decidedRequestsQuery(verifierId))
  if (decided.isPending) return <Loading skeleton="h-32 rounded-xl" />
  if (decided.isError) return <QueryError type="verification" query={decided} message={texts.loadFailed} />
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
        {request.claim?.holderName && (
          <p dir="auto" className="font-medium break-words">
            {request.claim.holderName}
          </p>
        )}
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
