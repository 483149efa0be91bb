import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Queries } from '../../lib/query/queries.tsx'
import { SignedInHome } from './signed-in-home.tsx'

const ReadOnlyDashboard = lazyPart(async () => (await import('./read-only-dashboard.tsx')).ReadOnlyDashboard)

export function Dashboard() {
  const account = useAccount()
  return (
    <Queries>
      {isSignedIn(account) ? <SignedInHome key={account.address} address={account.address} /> : <ReadOnlyDashboard />}
    </Queries>
  )
}
