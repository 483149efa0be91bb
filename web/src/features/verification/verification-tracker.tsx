import type { Claim } from '@did/domain/claim'
import type { ClaimId } from '@did/domain/ids'
import type { User } from '@did/domain/user'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { RefreshCw, UserRoundPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { isSignedIn, useAccount } from '../../lib/account.ts'
import { wakeLive } from '../../lib/live.ts'
import { useOwnUser } from '../../lib/own-user.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { trackerTexts as texts } from '../../texts/verification.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, CardBody } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { SentRequests } from './sent-requests.tsx'
import { SignedOutCard } from './signed-out-card.tsx'
import { TabLoading } from './tab-loading.tsx'

const ClaimsList = lazy(async () => ({ default: (await import('./claims-list.tsx')).ClaimsList }))

type VerificationTrackerProps = {
  /** The address of a claim's details. */
  hrefOf: (id: ClaimId) => string
  onRequestVerification: (claim: Claim) => void
  /** The sent request that the address names. */
  requestId?: number | null
}

/** SPEC.md 2.13. */
export function VerificationTracker(props: VerificationTrackerProps) {
  return (
    <section aria-labelledby="tracker-heading" className="flex flex-col gap-3">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id="tracker-heading" className="text-lg font-semibold">
          {texts.heading}
        </h2>
        <RefreshButton />
      </header>
      <TrackerState {...props} />
    </section>
  )
}

function TrackerState(props: VerificationTrackerProps) {
  const account = useAccount()
  const user = useOwnUser()
  if (!isSignedIn(account))
    return (
      <SignedOutCard
        title={account.connected ? texts.signInTitle : texts.readOnlyTitle}
        text={texts.readOnly}
        signedOut={texts.signedOut}
      />
    )
  if (user.isPending) return <TabLoading />
  if (user.isError)
    return (
      <ErrorCard type="server" cause={user.error} message={texts.profileFailed} onRetry={() => void user.refetch()} />
    )
  if (user.data === null)
    return (
      <EmptyState
        icon={UserRoundPlus}
        title={texts.profileTitle}
        action={
          <Link href="/?view=profile" className={buttonClass()}>
            {texts.createProfile}
          </Link>
        }
      >
        {texts.profileText}
      </EmptyState>
    )
  return <TrackerTabs key={props.requestId} user={user.data} {...props} />
}

function TrackerTabs({ user, requestId = null, ...props }: VerificationTrackerProps & { user: User }) {
  const [tab, setTab] = useState<'sent' | 'claims'>('sent')
  return (
    <Card>
      <CardBody>
        <Tabs
          label={texts.heading}
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: 'sent',
              label: texts.sentTab,
              content: <SentRequests userId={user.id} namedId={requestId} hrefOf={props.hrefOf} />,
            },
            {
              value: 'claims',
              label: texts.claimsTab,
              content: (
                <Suspense fallback={<TabLoading />}>
                  <ClaimsList userId={user.id} {...props} />
                </Suspense>
              ),
            },
          ]}
        />
      </CardBody>
    </Card>
  )
}

function RefreshButton() {
  const account = useAccount()
  const client = useQueryClient()
  const isFetching = useIsFetching({ predicate: ({ queryKey }) => isTracked(queryKey[0]) }) > 0
  if (!isSignedIn(account)) return null
  const handleRefresh = () => {
    wakeLive()
    void client.invalidateQueries({ predicate: ({ queryKey }) => isTracked(queryKey[0]) })
  }
  return (
    <Button variant="outline" aria-busy={isFetching} onClick={handleRefresh}>
      <RefreshCw aria-hidden="true" className={isFetching ? 'size-4 animate-spin' : 'size-4'} />
      {texts.refresh}
    </Button>
  )
}

function isTracked(area: unknown): boolean {
  return area === queryKeys.requests[0] || area === queryKeys.claims[0]
}
