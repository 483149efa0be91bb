import type { ClaimId } from '@did/domain/ids'
import type { ShareRecord } from '@did/domain/share/share-record'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { sharesQuery } from '../../../entities/share/share-query.ts'
import { useOpenVault } from '../../../entities/vault/store/vault-store.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { sharingTexts } from '../../../texts/en/share/sharing.ts'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { CollectionRow } from './collection-row.tsx'
import { isGivenAway, isOpenToSomebody } from './describe-share.ts'
import { SharedRow } from './shared-row.tsx'

const OfferToOpen = lazyPart(async () => (await import('../../../entities/vault/offer-to-open.tsx')).OfferToOpen)
const texts = sharingTexts.list

export function SharesOfClaim({ claimId }: { claimId: ClaimId }) {
  const shares = useQuery(sharesQuery)
  if (shares.isPending) return <Loading skeleton="h-24 rounded-2xl" />
  if (shares.isError) return <Failed onRetry={() => void shares.refetch()} />
  const rows = shares.data.filter((share) => share.claimId === claimId && isGivenAway(share))
  if (rows.length === 0) return null
  return (
    <Rows heading={texts.headingOfClaim} isTitleShown={false} shares={rows}>
      {rows.map((share) => (
        <SharedRow key={share.id} share={share} isTitleShown={false} />
      ))}
    </Rows>
  )
}

export function AllShares({ hrefOf }: { hrefOf: (id: ClaimId) => string }) {
  const shares = useQuery(sharesQuery)
  if (shares.isPending) return <Loading skeleton="h-24 rounded-2xl" />
  if (shares.isError) return <Failed onRetry={() => void shares.refetch()} />
  const given = shares.data.filter(isGivenAway)
  if (given.length === 0) return null
  const links = Map.groupBy(given, ({ id, collectionId }) => collectionId ?? id)
  return (
    <Rows heading={texts.heading} isTitleShown shares={given}>
      {[...links].map(([id, [first, ...others]]) =>
        first?.collectionId ? (
          <CollectionRow key={id} shares={[first, ...others]} />
        ) : (
          first && <SharedRow key={id} share={first} isTitleShown hrefOf={hrefOf} />
        ),
      )}
    </Rows>
  )
}

type RowsProps = { heading: string; isTitleShown: boolean; shares: readonly ShareRecord[]; children: ReactNode }

function Rows({ heading, isTitleShown, shares, children }: RowsProps) {
  const vault = useOpenVault()
  const areSealed = vault === null && shares.some((share) => share.kind === 'controlled' && isOpenToSomebody(share))
  return (
    <section aria-label={heading} className="flex flex-col gap-3">
      <h2 className={isTitleShown ? 'text-lg font-semibold' : 'font-semibold'}>{heading}</h2>
      <ul className="flex flex-col divide-y divide-line rounded-2xl border border-line bg-surface">{children}</ul>
      <Suspense>{areSealed && <OfferToOpen text={texts.open} />}</Suspense>
    </section>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return <ErrorCard type="claim" message={texts.failed} onRetry={onRetry} />
}
