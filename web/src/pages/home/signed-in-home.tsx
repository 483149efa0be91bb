import type { Address } from '@did/domain/hex'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { DashboardSkeleton } from '../../features/dashboard/dashboard-skeleton.tsx'
import { didsOfOwnerQuery } from '../../features/dids/queries.ts'
import { readChosenDids } from '../../features/dids/remembered-did.ts'
import { useOwnUser } from '../../lib/own-user.ts'
import { hrefAfterWizard } from './href-after-wizard.ts'
import { needsWizard } from './needs-wizard.ts'
import { SignedInDashboard } from './signed-in-dashboard.tsx'

/** `at`: the query of the address on which the wizard began. */
type Screen = { name: 'undecided' } | { name: 'wizard'; at: string } | { name: 'dashboard' }

const OnboardingPage = lazy(async () => ({ default: (await import('./onboarding-page.tsx')).OnboardingPage }))

/**
 * The wizard or the dashboard. The choice is made once, so that a step of the wizard does not pull it away. Whoever has a profile and
 * follows a link to another address leaves the wizard.
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
