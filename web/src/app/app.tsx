import { useLocation } from 'wouter'
import { AccountProvider } from '../features/wallet/account-provider.tsx'
import { useAccount } from '../lib/account.ts'
import { useLazy } from '../lib/use-lazy.ts'
import { commonTexts } from '../texts/common.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Live } from './live.tsx'
import { ReachabilityBanner } from './reachability-banner.tsx'
import { Router } from './router.tsx'
import { Toasts } from './toasts.tsx'
import { TransactionProvider } from './transaction-provider.tsx'

export function App() {
  return (
    <AccountProvider>
      <TransactionProvider>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-xl focus:bg-surface focus:p-3"
        >
          {commonTexts.skipToContent}
        </a>
        <Header />
        <ReachabilityBanner />
        <ConnectedBanner />
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <Router />
        </main>
        <Footer />
        <Toasts />
        <Live />
      </TransactionProvider>
    </AccountProvider>
  )
}

function ConnectedBanner() {
  const { connected } = useAccount()
  const [path] = useLocation()
  // The dashboard says it itself, in its own place.
  const SignInBanner = useLazy(
    async () => (await import('../features/wallet/sign-in-banner.tsx')).SignInBanner,
    connected && path !== '/',
  )
  return SignInBanner && <SignInBanner />
}
