import { useLocation } from 'wouter'
import { useAccount } from '../entities/account/account.ts'
import { AccountProvider } from '../features/wallet/account-provider.tsx'
import { cookiesRefusedStore, timedOutStore } from '../features/wallet/wallet-store.ts'
import { useStore } from '../lib/store.ts'
import { useLazy } from '../lib/use-lazy.ts'
import { Live } from './live.tsx'
import { Router } from './router.tsx'
import { ClockBanner } from './shell/clock-banner.tsx'
import { ForgetfulBanner } from './shell/forgetful-banner.tsx'
import { Frame } from './shell/frame.tsx'
import { ReachabilityBanner } from './shell/reachability-banner.tsx'
import { Toasts } from './toasts/toasts.tsx'
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
              <ConnectedBanner />
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

function ConnectedBanner() {
  const { connected } = useAccount()
  const [path] = useLocation()
  const hasTimedOut = useStore(timedOutStore)
  const isWithoutCookies = useStore(cookiesRefusedStore)
  // The dashboard itself tells a connected person to sign in, so it needs no banner.
  const SignInBanner = useLazy(
    async () => (await import('../features/wallet/session/sign-in-banner.tsx')).SignInBanner,
    isWithoutCookies || (connected ? path !== '/' : hasTimedOut),
  )
  return SignInBanner && <SignInBanner />
}
