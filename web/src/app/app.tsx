import { isShortPath } from '@did/domain/share/short-path'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useAccount } from '../entities/account/account.ts'
import { AccountProvider } from '../features/wallet/account-provider.tsx'
import { cookiesRefusedStore, signOutWaitingStore, timedOutStore } from '../features/wallet/wallet-store.ts'
import { useStore } from '../lib/store.ts'
import { useLazy } from '../lib/use-lazy.ts'
import { Toasts } from '../ui/toast/toasts.tsx'
import { Router } from './router.tsx'
import { ClockBanner } from './shell/clock-banner.tsx'
import { ForgetfulBanner } from './shell/forgetful-banner.tsx'
import { Frame } from './shell/frame.tsx'
import { ReachabilityBanner } from './shell/reachability-banner.tsx'
import { TransactionProvider } from './transaction-provider.tsx'

export function App() {
  return (
    <AccountProvider>
      <TransactionProvider>
        <Frame
          banners={
            <>
              <ReachabilityBanner />
              <ClockBanner />
              <ForgetfulBanner />
              <AccountBanners />
            </>
          }
        >
          <Router />
        </Frame>
        <Toasts />
        <Live />
      </TransactionProvider>
    </AccountProvider>
  )
}

/**
 * Loads the banners as soon as a wallet is connected, because a server that does not hear the
 * sign-out can send no banner.
 */
function AccountBanners() {
  const { connected } = useAccount()
  const hasTimedOut = useStore(timedOutStore)
  const isWithoutCookies = useStore(cookiesRefusedStore)
  const isSignOutWaiting = useStore(signOutWaitingStore)
  const Banners = useLazy(
    async () => (await import('../features/wallet/session/account-banners.tsx')).AccountBanners,
    connected || hasTimedOut || isWithoutCookies || isSignOutWaiting,
  )
  return Banners && <Banners />
}

/**
 * Opens the WebSocket for live updates after the first paint. On a share link's page, only a person
 * with a connected wallet needs this WebSocket.
 */
function Live() {
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
