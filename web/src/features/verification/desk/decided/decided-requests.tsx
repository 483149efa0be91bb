import type { SignedRecord } from '@did/domain/attestation/signed-record'
import type { RequestId, UserId } from '@did/domain/ids'
import type { ToConfirmAgain } from '@did/domain/verification-request/confirm-again'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { Link } from 'wouter'
import { tellClaimType } from '../../../../entities/claim/tell-claim-type.ts'
import { toConfirmAgainQuery } from '../../../../entities/verification/confirm-again.ts'
import { allDecidedQuery, type DecidedAsked } from '../../../../entities/verification/decided-queries.ts'
import { quoteReason } from '../../../../entities/verification/say-earlier.ts'
import { allSignedRecordsQuery, signedRecordsQuery } from '../../../../entities/verification/signed-records-queries.ts'
import { cn } from '../../../../lib/cn.ts'
import { localToday } from '../../../../lib/page/device-clock.ts'
import { shortDate } from '../../../../texts/en/frame/dates.ts'
import { decidedTexts as texts } from '../../../../texts/en/verification/verifier-desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { QueryError } from '../../../../ui/error-card.tsx'
import { Loading } from '../../../../ui/skeleton.tsx'
import { QuotedAlone } from '../../../../ui/text/quoted-alone.tsx'
import { toastFailure } from '../../../../ui/toast/toast-failure.ts'
import { ConfirmAgainButton } from '../again/confirm-again-button.tsx'
import { FirstFields, listFirstFields } from '../first-fields.tsx'
import { rowClass } from '../row-class.ts'
import { DecidedFilters } from './decided-filters.tsx'
import { type Decision, describeDecision } from './describe-decision.ts'
import { exportDecided } from './export-decided.ts'
import { type DecidedFilter, filterDecided } from './filter-decided.ts'
import { filterRecords } from './filter-records.ts'
import { SignedRecords } from './signed-records.tsx'
import type { DecidedList } from './use-decided.ts'

type DecidedRequestsProps = {
  list: DecidedList
  verifierId: UserId
  openId: number | null
  hrefOf: (id: RequestId) => string
}

export function DecidedRequests({ list, verifierId, ...rows }: DecidedRequestsProps) {
  const { decided, all, latest, filter, isFiltered, shown, change } = list
  const records = useInfiniteQuery(signedRecordsQuery)
  const allRecords = useQuery({ ...allSignedRecordsQuery, enabled: isFiltered })
  const save = useSaveDecided(verifierId)
  const again = useQuery(toConfirmAgainQuery(verifierId))
  if (decided.isPending) return <Loading skeleton="h-32 rounded-xl" />
  if (decided.isError) return <QueryError type="verification" query={decided} message={texts.loadFailed} />
  if (latest.length === 0 && !records.data?.pages[0]?.rows.length) return <p className="text-ink-2">{texts.empty}</p>
  return (
    <section aria-labelledby="decided-heading" className="flex flex-col gap-3">
      <h3 id="decided-heading" className="font-semibold">
        {texts.heading}
      </h3>
      <DecidedFilters
        filter={filter}
        found={isFiltered && all.data && allRecords.data ? countFound(all.data, allRecords.data, filter) : null}
        isSaving={save.isPending}
        onChange={change}
        onSave={() => save.mutate(filter)}
      />
      {isFiltered && all.isPending && <Loading skeleton="h-32 rounded-xl" />}
      {isFiltered && all.isError && <QueryError type="verification" query={all} message={texts.loadFailed} />}
      <ul data-queue className="flex flex-col gap-2 empty:hidden">
        {shown.map((request) => (
          <DecidedItem
            key={request.id}
            request={request}
            again={again.data?.requests.find(({ id }) => id === request.id)}
            {...rows}
          />
        ))}
      </ul>
      {!isFiltered && decided.hasNextPage && (
        <Button variant="outline" pending={decided.isFetchingNextPage} onClick={() => void decided.fetchNextPage()}>
          {decided.isFetchingNextPage ? texts.loadingOlder : texts.older}
        </Button>
      )}
      <SignedRecords filter={filter} />
    </section>
  )
}

function countFound(decided: readonly DecidedAsked[], records: readonly SignedRecord[], filter: DecidedFilter): number {
  return filterDecided(decided, filter).length + filterRecords(records, filter).length
}

/** Saves all decisions that fit the filter, even if the list shows only some of them. */
function useSaveDecided(verifierId: UserId) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (filter: DecidedFilter) => {
      const [decided, records] = await Promise.all([
        client.fetchQuery(allDecidedQuery(verifierId)),
        client.fetchQuery(allSignedRecordsQuery),
      ])
      const found = { decided: filterDecided(decided, filter), records: filterRecords(records, filter) }
      exportDecided(found, localToday())
    },
    onError: toastFailure,
  })
}

type DecidedItemProps = Omit<DecidedRequestsProps, 'list' | 'verifierId'> & {
  request: DecidedAsked
  /** The value is undefined if the verifier cannot confirm the request again. */
  again: ToConfirmAgain['requests'][number] | undefined
}

function DecidedItem({ request, again, openId, hrefOf }: DecidedItemProps) {
  const { status, at, reason } = describeDecision(request)
  const titleId = `decided-${request.id}`
  const isOpen = request.id === openId
  return (
    <li aria-labelledby={titleId} className={cn(rowClass(isOpen), 'items-start')}>
      <div className="min-w-40 flex-1 max-sm:basis-full">
        {request.claim?.holderName && (
          <p dir="auto" className="font-semibold break-words">
            <QuotedAlone words={request.claim.holderName} />
          </p>
        )}
        <h4
          id={titleId}
          dir="auto"
          className={cn('line-clamp-2 break-words', request.claim?.holderName ? 'font-medium' : 'font-semibold')}
        >
          <Link
            href={hrefOf(request.id)}
            data-queue-row={request.id}
            {...(isOpen ? { 'aria-current': 'true' } : {})}
            className="outline-none after:absolute after:inset-0 after:rounded-xl"
          >
            <QuotedAlone words={request.claimTitle} />
          </Link>
        </h4>
        {request.claim && <FirstFields fields={listFirstFields(request.claim.fields, request.claim.issueDate)} />}
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          <span>{texts.when[status](shortDate(at))}</span>
          <span>{tellClaimType(request.claimType)}</span>
          <span className="min-w-0 break-words">{texts.from(request.requester.username)}</span>
        </p>
        {reason !== null && (
          <p className="flex flex-wrap gap-x-1 text-sm text-ink-2">
            <span>{texts.reason}</span> <bdi className="line-clamp-2 min-w-0 break-words">{quoteReason(reason)}</bdi>
          </p>
        )}
      </div>
      <Badge tone={looks[status].tone} icon={looks[status].icon}>
        {texts.status[status]}
      </Badge>
      {again && <ConfirmAgainButton {...again} title={request.claimTitle} />}
    </li>
  )
}

const looks = {
  approved: { tone: 'ok', icon: BadgeCheck },
  rejected: { tone: 'bad', icon: X },
  revoked: { tone: 'neutral', icon: Undo2 },
} as const satisfies Record<Decision['status'], object>
