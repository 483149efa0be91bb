import { lazy } from 'react'
import { isSignedIn, useAccount } from '../../lib/account.ts'
import { Queries } from '../../lib/queries.tsx'
import { SignedInHome } from './signed-in-home.tsx'

const ReadOnlyDashboard = lazy(async () => ({
  default: (await import('./read-only-dashboard.tsx')).ReadOnlyDashboard,
}))

/** SPEC.md 2.5: a wallet the server knows works here; everyone else looks around. */
export function Dashboard() {
  const account = useAccount()
  return (
    <Queries>
      {isSignedIn(account) ? <SignedInHome key={account.address} address={account.address} /> : <ReadOnlyDashboard />}
    </Queries>
  )
}
