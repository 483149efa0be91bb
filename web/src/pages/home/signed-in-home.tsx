import type { Address } from '@did/domain/hex'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { DashboardSkeleton } from '../../features/dashboard/dashboard-skeleton.tsx'
import { didsOfOwnerQuery } from '../../features/dids/queries.ts'
import { useOwnUser } from '../../lib/own-user.ts'
import { hrefAfterWizard } from './href-after-wizard.ts'
import { SignedInDashboard } from './signed-in-dashboard.tsx'

const OnboardingPage = lazy(async () => ({ default: (await import('./onboarding-page.tsx')).OnboardingPage }))

/** The wizard while there is no profile or no DID, the dashboard otherwise; decided once, so that no step pulls the other away. */
export function SignedInHome({ address }: { address: Address }) {
  const user = useOwnUser()
  const dids = useQuery(didsOfOwnerQuery(address))
  const [screen, setScreen] = useState<'undecided' | 'wizard' | 'dashboard'>('undecided')
  const [, navigate] = useLocation()
  const search = useSearch()

  const areLoaded = user.data !== undefined && dids.data !== undefined
  if (screen === 'undecided' && areLoaded)
    setScreen(user.data === null || dids.data.length === 0 ? 'wizard' : 'dashboard')

  if (screen === 'wizard' && areLoaded)
    return (
      <Suspense fallback={<DashboardSkeleton />}>
        {' '}
        <OnboardingPage
          address={address}
          user={user.data}
          dids={dids.data}
          onEnd={(did) => {
            setScreen('dashboard')
            navigate(hrefAfterWizard(search, did, dids.data))
          }}
        />
      </Suspense>
    )
  if (screen === 'undecided' && !user.isError && !dids.isError) return <DashboardSkeleton />
  return <SignedInDashboard dids={dids} user={user.data ?? null} onRestart={() => setScreen('wizard')} />
}
