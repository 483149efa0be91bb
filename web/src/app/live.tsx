import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useAccount } from '../lib/account.ts'

/** Opens the socket at start (SPEC.md 7.4), after the page itself. A verdict page without a wallet needs none. */
export function Live() {
  const { restoring, connected, address, session } = useAccount()
  const [path] = useLocation()
  const isNeeded = connected || path !== '/shared-claim'
  const signedInAs = session.status === 'signed-in' ? address : null
  useEffect(() => {
    if (!isNeeded) return
    void import('../features/notifications/live-connection.ts').then(
      ({ followAccount }) =>
        followAccount(restoring ? 'unknown' : signedInAs === null ? 'nobody' : { address: signedInAs }),
      () => console.warn('Live updates could not be loaded'),
    )
  }, [isNeeded, restoring, signedInAs])
  return null
}
