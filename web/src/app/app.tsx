import { useLocation } from 'wouter'
import { AccountProvider } from '../features/wallet/account-provider.tsx'
import { timedOutStore } from '../features/wallet/wallet-store.ts'
import { useAccount } from '../lib/account.ts'
import { useStore } from '../lib/store.ts'
import { useLazy } from '../lib/use-lazy.ts'
import { Frame } from './frame.tsx'
import { Live } from './live.tsx'
import { ReachabilityBanner } from './reachability-banner.tsx'
import { Router } from './router.tsx'
import { Toasts } from './toasts.tsx'
import { TransactionProvider } from './transaction-provider.tsx'

export function App() {
  return (
    <AccountProvider>
      <TransactionProvider>
        <Frame
          banners={
            <>
              <ReachabilityBanner />
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
  // The dashboard of a connected wallet says in its own place why nothing is shown.
  const SignInBanner = useLazy(
    async () => (await import('../features/wallet/sign-in-banner.tsx')).SignInBanner,
    connected ? path !== '/' : hasTimedOut,
  )
  return SignInBanner && <SignInBanner />
}
