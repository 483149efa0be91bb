import type { RequestId } from '@did/domain/ids'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import Inbox from 'lucide-react/icons/inbox'
import { authorityTexts as texts } from '../../../texts/en/verification/verification-authority.ts'
import { deskTexts } from '../../../texts/en/verification/verifier-desk.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { type Choices, QueueItem } from './queue-item.tsx'
import type { Queue } from './use-queue.ts'

type RequestQueueProps = Choices & {
  queue: Queue
  openId: number | null
  hrefOf: (id: RequestId) => string
}

/** The waiting requests, oldest first. New requests arrive over the socket. */
export function RequestQueue({ queue, openId, hrefOf, onApprove, onReject }: RequestQueueProps) {
  const { all, found, shown } = queue
  return (
    <section aria-labelledby="pending-heading" className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-2">
        <h3 id="pending-heading" className="font-semibold">
          {texts.pendingHeading}
        </h3>
        {all.length > 0 && <Badge tone="wait">{deskTexts.waitingCount(all.length)}</Badge>}
      </header>
      {all.length === 0 && shown.length === 0 ? (
        <p className="flex items-center gap-2 text-ink-2">
          <Inbox aria-hidden="true" className="size-5 shrink-0" />
          {texts.empty}
        </p>
      ) : (
        <Listed
          queue={queue}
          row={(request) => (
            <QueueItem
              key={request.id}
              request={request}
              href={hrefOf(request.id)}
              isBeside={openId !== null}
              isOpen={request.id === openId}
              hasLeft={!found.some(({ id }) => id === request.id)}
              onApprove={onApprove}
              onReject={onReject}
            />
          )}
        />
      )}
    </section>
  )
}

type ListedProps = { queue: Queue; row: (request: PendingAsked) => React.ReactNode }

function Listed({ queue: { all, filter, found, shown, hidden, change, showMore, showAll }, row }: ListedProps) {
  return (
    <>
      {all.length > 1 && <QueueFilters requests={all} filter={filter} found={found.length} onChange={change} />}
      {found.length === 0 && all.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 text-ink-2">
          <p>{deskTexts.filters.none}</p>
          <Button variant="outline" onClick={showAll}>
            {deskTexts.filters.clear}
          </Button>
        </div>
      )}
      <ul data-queue className="flex flex-col gap-2 empty:hidden">
        {shown.map(row)}
      </ul>
      {hidden > 0 && (
        <Button variant="outline" onClick={showMore}>
          {deskTexts.more(hidden)}
        </Button>
      )}
    </>
  )
}
