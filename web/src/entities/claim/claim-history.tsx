import type { ClaimHistory as History } from '@did/domain/claim/history'
import type { ClaimId } from '@did/domain/ids'
import { type UseInfiniteQueryResult, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { reasonOr } from '../../lib/describe-error.ts'
import { saveJson } from '../../lib/save-json.ts'
import { claimHistoryTexts as texts } from '../../texts/en/claim/claim-history.ts'
import { Button } from '../../ui/button.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { describeHistory, type Reader } from './describe-history.ts'
import { historyOfClaimQuery, readWholeHistory } from './queries.ts'

/**
 * Shows the claim's history, the newest entry first. Offers the history as a file by which anybody
 * can check that no entry was changed.
 */
export function ClaimHistory({ claimId, reader }: { claimId: ClaimId; reader: Reader }) {
  const history = useInfiniteQuery(historyOfClaimQuery(claimId))
  if (history.isPending) return <Loading label={texts.loading} skeleton="h-32" />
  if (history.isError || history.data === null)
    return <QueryError type="claim" query={history} message={texts.loadFailure} />
  return (
    <div className="flex flex-col gap-4">
      <Timeline history={history.data} reader={reader} />
      {history.hasNextPage && <More history={history} />}
      <Save claimId={claimId} />
    </div>
  )
}

function Timeline({ history, reader }: { history: History; reader: Reader }) {
  const moments = describeHistory(history, reader).toReversed()
  return (
    <>
      {moments.length === 0 && <p className="text-sm text-ink-2">{texts.empty}</p>}
      <ol className="flex flex-col border-s-2 border-line ps-4">
        {moments.map(({ seq, at, time, sentence, note }) => (
          <li key={seq} className="relative pb-4 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -start-[1.4rem] size-2.5 rounded-full border-2 border-surface bg-ink-3"
            />
            <p className="break-words">{sentence}</p>
            {note && <p className="text-sm break-words text-ink-2">{note}</p>}
            <time dateTime={at} className="text-sm text-ink-3">
              {time}
            </time>
          </li>
        ))}
      </ol>
    </>
  )
}

function More({ history }: { history: UseInfiniteQueryResult }) {
  const { isFetchingNextPage: isReading, fetchNextPage } = history
  return (
    <div>
      <Button variant="outline" pending={isReading} onClick={() => void fetchNextPage()}>
        {texts.more}
      </Button>
    </div>
  )
}

/** Saves the whole history, including the entries that are not shown yet. */
function Save({ claimId }: { claimId: ClaimId }) {
  const saving = useMutation({
    mutationFn: () => readWholeHistory(claimId),
    onSuccess: (whole) => whole && saveJson(whole, texts.fileName(claimId)),
    onError: (error) =>
      toast({ variant: 'destructive', title: texts.notSaved, description: reasonOr(texts.loadFailure, error) }),
  })
  return (
    <div>
      <Button variant="outline" pending={saving.isPending} onClick={() => saving.mutate()}>
        <Download aria-hidden="true" className="size-4" />
        {texts.download}
      </Button>
      <p className="mt-2 text-sm text-ink-3">{texts.downloadHint}</p>
    </div>
  )
}
