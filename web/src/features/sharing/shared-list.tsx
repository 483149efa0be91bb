import type { ClaimId } from '@did/domain/ids'
import type { ShareRecord } from '@did/domain/share-record'
import { useQuery } from '@tanstack/react-query'
import { sharingTexts } from '../../texts/sharing.ts'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { sharesQuery } from './share-query.ts'
import { SharedRow } from './shared-row.tsx'

const texts = sharingTexts.list

/** Below the sheet: every link there is of this claim. */
export function SharesOfClaim({ claimId }: { claimId: ClaimId }) {
  const shares = useQuery(sharesQuery)
  if (shares.isPending) return <Waiting />
  if (shares.isError) return <Failed onRetry={() => void shares.refetch()} />
  const rows = shares.data.filter((share) => share.claimId === claimId)
  if (rows.length === 0) return null
  return <Rows heading={texts.headingOfClaim} rows={rows} isTitleShown={false} />
}

/** On the claims view: everything the account shared. Nothing at all while it shared nothing. */
export function AllShares() {
  const shares = useQuery(sharesQuery)
  if (shares.isPending) return <Waiting />
  if (shares.isError) return <Failed onRetry={() => void shares.refetch()} />
  if (shares.data.length === 0) return null
  return <Rows heading={texts.heading} rows={shares.data} isTitleShown />
}

type RowsProps = { heading: string; rows: readonly ShareRecord[]; isTitleShown: boolean }

function Rows({ heading, rows, isTitleShown }: RowsProps) {
  return (
    <section aria-label={heading} className="flex flex-col gap-3">
      <h2 className={isTitleShown ? 'text-lg font-semibold' : 'font-semibold'}>{heading}</h2>
      <ul className="flex flex-col divide-y divide-line rounded-2xl border border-line bg-surface">
        {rows.map((share) => (
          <SharedRow key={share.id} share={share} isTitleShown={isTitleShown} />
        ))}
      </ul>
    </section>
  )
}

function Waiting() {
  return (
    <Loading>
      <Skeleton className="h-24 rounded-2xl" />
    </Loading>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return <ErrorCard type="claim" message={texts.failed} onRetry={onRetry} />
}
