import type { Address } from '@did/domain/hex'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useOwnUser } from '../../entities/account/own-user.ts'
import { didsOfOwnerQuery } from '../../entities/did/queries.ts'
import { readChosenDids } from '../../entities/did/remembered-did.ts'
import { DashboardSkeleton } from '../../features/dashboard/dashboard-skeleton.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { hrefAfterWizard } from './href-after-wizard.ts'
import { needsWizard } from './needs-wizard.ts'
import { SignedInDashboard } from './signed-in-dashboard.tsx'

/** `at` is the query of the page's URL when the wizard began. */
type Screen = { name: 'undecided' } | { name: 'wizard'; at: string } | { name: 'dashboard' }

const OnboardingPage = lazyPart(async () => (await import('./onboarding-page.tsx')).OnboardingPage)

/**
 * Chooses wizard or dashboard once, so that a finished step does not end the wizard. A person with
 * a profile leaves the wizard by following a link.
 */
export function SignedInHome({ address }: { address: Address }) {
  const user = useOwnUser()
  const dids = useQuery(didsOfOwnerQuery(address))
  const [screen, setScreen] = useState<Screen>({ name: 'undecided' })
  const [, navigate] = useLocation()
  const search = useSearch()

  const areLoaded = user.data !== undefined && dids.data !== undefined
  if (screen.name === 'undecided' && areLoaded)
    setScreen(needsWizard(user.data, dids.data) ? { name: 'wizard', at: search } : { name: 'dashboard' })
  if (screen.name === 'wizard' && screen.at !== search)
    setScreen(user.data ? { name: 'dashboard' } : { name: 'wizard', at: search })

  if (screen.name === 'wizard' && areLoaded)
    return (
      <Suspense fallback={<DashboardSkeleton />}>
        <OnboardingPage
          address={address}
          user={user.data}
          dids={dids.data}
          onComplete={(did) => {
            setScreen({ name: 'dashboard' })
            navigate(hrefAfterWizard(search, did, dids.data, readChosenDids()))
          }}
          onLeave={() => setScreen({ name: 'dashboard' })}
        />
      </Suspense>
    )
  if (screen.name === 'undecided' && !user.isError && !dids.isError) return <DashboardSkeleton />
  return (
    <SignedInDashboard
      dids={dids}
      user={user.data ?? null}
      onRestart={() => setScreen({ name: 'wizard', at: search })}
    />
  )
}
