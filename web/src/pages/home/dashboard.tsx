import { isSignedIn, useAccount } from '../../lib/account.ts'
import { Queries } from '../../lib/queries.tsx'
import { ReadOnlyDashboard } from './read-only-dashboard.tsx'
import { SignedInHome } from './signed-in-home.tsx'

/** SPEC.md 2.5: a wallet the server knows works here; everyone else looks around. */
export function Dashboard() {
  const account = useAccount()
  return (
    <Queries>
      {isSignedIn(account) ? <SignedInHome key={account.address} address={account.address} /> : <ReadOnlyDashboard />}
    </Queries>
  )
}
