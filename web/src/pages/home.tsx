import { lazy, Suspense } from 'react'
import { useSearch } from 'wouter'
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx'
import { useAccount } from '../lib/account.ts'
import { Landing } from './home/landing.tsx'

const Dashboard = lazy(async () => ({ default: (await import('./home/dashboard.tsx')).Dashboard }))

/** SPEC.md 2.4 and 2.5. A visitor who names a view looks around read-only; everything connected is loaded only then. */
export function HomePage() {
  const { connected } = useAccount()
  const looksAround = new URLSearchParams(useSearch()).has('view')
  if (!connected && !looksAround) return <Landing />
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <Dashboard />
    </Suspense>
  )
}
