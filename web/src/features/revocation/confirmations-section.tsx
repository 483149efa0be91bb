import type { Confirmation } from '@did/domain/revocation-record'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isSignedIn, useAccount } from '../../lib/account.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { confirmationsTexts as texts } from '../../texts/withdrawing.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody } from '../../ui/card.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { ConfirmationItem } from './confirmation-item.tsx'
import { confirmationsQuery } from './queries.ts'

/** What this account confirmed, and the way to withdraw it: also for a verifier that was suspended. Absent where there is nothing. */
export function ConfirmationsSection() {
  const signedIn = isSignedIn(useAccount())
  const confirmations = useInfiniteQuery({ ...confirmationsQuery, enabled: signedIn })
  const [withdrawing, setWithdrawing] = useState<Confirmation | null>(null)
  const WithdrawDialog = useLazy(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog, withdrawing)
  if (!signedIn) return null
  if (confirmations.isError)
    return (
      <ErrorCard
        type="verification"
        cause={confirmations.error}
        message={texts.loadFailed}
        onRetry={() => void confirmations.refetch()}
      />
    )
  const rows = confirmations.data?.pages.flat() ?? []
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="confirmations-heading" className="flex flex-col gap-3">
      <h2 id="confirmations-heading" className="text-lg font-semibold">
        {texts.heading}
      </h2>
      <Card>
        <CardBody className="flex flex-col gap-4">
          <p className="text-ink-2">{texts.lead}</p>
          <ul className="flex flex-col gap-3">
            {rows.map((confirmation) => (
              <ConfirmationItem key={confirmation.id} confirmation={confirmation} onWithdraw={setWithdrawing} />
            ))}
          </ul>
          {confirmations.hasNextPage && (
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
      {WithdrawDialog && withdrawing && (
        <WithdrawDialog confirmation={withdrawing} onClose={() => setWithdrawing(null)} />
      )}
    </section>
  )
}
