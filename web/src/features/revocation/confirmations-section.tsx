import type { Confirmation } from '@did/domain/attestation/revocation-record'
import type { Hex } from '@did/domain/hex'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { confirmationsTexts as texts } from '../../texts/en/revocation/revoking.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody } from '../../ui/card.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Input } from '../../ui/input.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { toastFailure } from '../../ui/toast/toast-failure.ts'
import { ConfirmationItem } from './confirmation-item.tsx'
import { filterConfirmations } from './filter-confirmations.ts'
import { allConfirmationsQuery, confirmationsQuery } from './queries.ts'

type ConfirmationsSectionProps = {
  /**
   * The digest of the confirmation that the verifier chose to withdraw in another part of the page,
   * or null.
   */
  asked: Hex | null
  onAnswered: () => void
  /** The URL of the tab “Decided”, whose search finds more than this list. */
  decidedHref: string
  onShowDecided: () => void
}

/**
 * The confirmations that this account has signed. A suspended verifier may revoke its
 * confirmations, too.
 */
export function ConfirmationsSection({ asked, onAnswered, decidedHref, onShowDecided }: ConfirmationsSectionProps) {
  const signedIn = isSignedIn(useAccount())
  const confirmations = useInfiniteQuery({ ...confirmationsQuery, enabled: signedIn })
  const [search, setSearch] = useState('')
  const isSearching = search.trim() !== ''
  const all = useQuery({ ...allConfirmationsQuery, enabled: signedIn && (isSearching || asked !== null) })
  const [chosen, setChosen] = useState<Confirmation | null>(null)
  const revoking = all.data?.find(({ attestation }) => attestation === asked) ?? chosen
  const RevokeDialog = useLazy(async () => (await import('./revoke-dialog.tsx')).RevokeDialog, revoking)
  const failure = all.isFetching ? null : all.error
  useEffect(() => {
    if (asked === null || failure === null) return
    // The verifier chose to withdraw a confirmation in another part of the page and may not see
    // this section. So a toast reports that the confirmations could not be loaded.
    toastFailure(failure)
    onAnswered()
  }, [asked, failure, onAnswered])
  const handleClose = () => {
    setChosen(null)
    onAnswered()
  }
  if (!signedIn) return null
  if (confirmations.isError) return <QueryError type="verification" query={confirmations} message={texts.loadFailed} />
  const rows = confirmations.data?.pages.flat() ?? []
  if (rows.length === 0) return null
  const found = isSearching ? filterConfirmations(all.data ?? [], search) : rows
  return (
    <section aria-labelledby="confirmations-heading" className="flex flex-col gap-3">
      <h2 id="confirmations-heading" className="text-lg font-semibold">
        {texts.heading}
      </h2>
      <Card>
        <CardBody className="flex flex-col gap-4">
          <p className="text-ink-2">{texts.lead}</p>
          <Link href={decidedHref} onClick={onShowDecided} className="text-brand underline underline-offset-4">
            {texts.decided}
          </Link>
          {rows.length > 1 && (
            <search>
              <Input
                type="search"
                aria-label={texts.search}
                placeholder={texts.searchPlaceholder}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            </search>
          )}
          {isSearching && all.isPending && <Loading skeleton="h-24 rounded-xl" />}
          {isSearching && all.isError && <QueryError type="verification" query={all} message={texts.loadFailed} />}
          <p role="status" className="text-sm text-ink-2 empty:hidden">
            {isSearching && all.data && found.length === 0 ? texts.none : null}
          </p>
          <ul className="flex flex-col gap-3 empty:hidden">
            {found.map((confirmation) => (
              <ConfirmationItem key={confirmation.id} confirmation={confirmation} onRevoke={setChosen} />
            ))}
          </ul>
          {!isSearching && confirmations.hasNextPage && (
            <Button
              variant="outline"
              pending={confirmations.isFetchingNextPage}
              onClick={() => void confirmations.fetchNextPage()}
            >
              {confirmations.isFetchingNextPage ? texts.loadingOlder : texts.older}
            </Button>
          )}
        </CardBody>
      </Card>
      {RevokeDialog && revoking && <RevokeDialog confirmation={revoking} onClose={handleClose} />}
    </section>
  )
}
