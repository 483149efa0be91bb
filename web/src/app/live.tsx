import { isShortPath } from '@did/domain/share/short-path'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useAccount } from '../entities/account/account.ts'

/** Opens the socket after the first paint. A share link's page needs it only with a wallet. */
export function Live() {
  const { restoring, connected, address, session } = useAccount()
  const [path] = useLocation()
  const isNeeded = connected || (path !== '/shared-claim' && !isShortPath(path))
  const signedInAs = session.status === 'signed-in' ? address : null
  useEffect(() => {
    if (!isNeeded) return
    void import('../lib/live/live-connection.ts').then(
      ({ followAccount }) =>
        followAccount(restoring ? 'unknown' : signedInAs === null ? 'nobody' : { address: signedInAs }),
      () => console.warn('Live updates could not be loaded'),
    )
  }, [isNeeded, restoring, signedInAs])
  return null
}
