import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx'
import { timedOutStore } from '../features/wallet/wallet-store.ts'
import { useAccount } from '../lib/account.ts'
import { lazyPage } from '../lib/lazy-page.ts'

const Landing = lazyPage(async () => (await import('./home/landing.tsx')).Landing)
export const prepareLanding = Landing.prepare
const Dashboard = lazy(async () => ({ default: (await import('./home/dashboard.tsx')).Dashboard }))

/** SPEC.md 2.4 and 2.5. A visitor who names a view looks around read-only; everything connected is loaded only then. */
export function HomePage() {
  const { connected } = useAccount()
  const looksAround = new URLSearchParams(useSearch()).has('view')
  useLandingAfterDisconnect(connected)
  if (!connected && !looksAround)
    return (
      <Suspense>
        <Landing />
      </Suspense>
    )
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <Dashboard />
    </Suspense>
  )
}

/** Whoever disconnects is a visitor again. A session that timed out keeps its place, so that the person goes on there. */
function useLandingAfterDisconnect(connected: boolean): void {
  const [, navigate] = useLocation()
  const wasConnected = useRef(connected)
  useEffect(() => {
    if (wasConnected.current && !connected && !timedOutStore.get()) navigate('/', { replace: true })
    wasConnected.current = connected
  }, [connected, navigate])
}
