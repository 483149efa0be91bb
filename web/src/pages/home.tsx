import { Suspense, useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useAccount } from '../entities/account/account.ts'
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx'
import { timedOutStore } from '../features/wallet/wallet-store.ts'
import { lazyPage, lazyPart } from '../lib/lazy-part.ts'

const Landing = lazyPage(async () => (await import('./home/landing.tsx')).Landing)
export const prepareLanding = Landing.prepare
const Dashboard = lazyPart(async () => (await import('./home/dashboard.tsx')).Dashboard)

/**
 * A visitor without a wallet gets the dashboard if the URL names one of its views, and otherwise
 * the landing page.
 */
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

/**
 * Goes to the landing page when the person disconnects. If the session has timed out, the URL
 * stays, so that the person can sign in again there.
 */
function useLandingAfterDisconnect(connected: boolean): void {
  const [, navigate] = useLocation()
  const wasConnected = useRef(connected)
  useEffect(() => {
    if (wasConnected.current && !connected && !timedOutStore.get()) navigate('/', { replace: true })
    wasConnected.current = connected
  }, [connected, navigate])
}
