import type { User } from '@did/domain/account/user'
import type { Claim } from '@did/domain/claim/claim'
import type { ClaimId } from '@did/domain/ids'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { useOwnUser } from '../../entities/account/own-user.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { wakeLive } from '../../lib/live/live-status.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { trackerTexts as texts } from '../../texts/en/verification/verification.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, CardBody } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { SentRequests } from './sent-requests.tsx'
import { SignedOutCard } from './signed-out-card.tsx'

const ClaimsList = lazyPart(async () => (await import('./claims-list.tsx')).ClaimsList)

type VerificationTrackerProps = {
  hrefOf: (id: ClaimId) => string
  onRequestVerification: (claim: Claim) => void
  /** The sent request that the page's URL names. */
  requestId?: number | null
}

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
  if (user.isPending) return <Loading skeleton="h-40 rounded-2xl" />
  if (user.isError) return <QueryError type="server" query={user} message={texts.profileFailed} />
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
                <Suspense fallback={<Loading skeleton="h-40 rounded-2xl" />}>
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
