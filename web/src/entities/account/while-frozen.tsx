import { useLazy } from '../../lib/use-lazy.ts'
import { isSignedIn, useAccount } from './account.ts'

/** Says above a form that the server will refuse the form while the identity is frozen. */
export function WhileFrozen() {
  const account = useAccount()
  const isIn = isSignedIn(account)
  const Notice = useLazy(async () => (await import('./frozen-notice.tsx')).FrozenNotice, isIn)
  return isIn && Notice && <Notice identity={account.address} />
}
