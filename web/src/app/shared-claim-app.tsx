import { type BaseLocationHook, Router } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { AccountProvider } from '../features/wallet/account-provider.tsx'
import { SharedClaimPage } from '../pages/shared-claim.tsx'
import { commonTexts } from '../texts/common.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Toasts } from './toasts.tsx'

/** The frame of the app around one page, for somebody who was handed a link. It is built to run on Preact (shared-claim-build.ts). */
export function SharedClaimApp() {
  return (
    <Router hook={useFullLoads}>
      <AccountProvider>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-xl focus:bg-surface focus:p-3"
        >
          {commonTexts.skipToContent}
        </a>
        <Header />
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <ErrorBoundary>
            <SharedClaimPage />
          </ErrorBoundary>
        </main>
        <Footer />
        <Toasts />
      </AccountProvider>
    </Router>
  )
}

/** Every other page belongs to the app's own document. */
const useFullLoads: BaseLocationHook = () => {
  const [path] = useBrowserLocation()
  return [path, openDocument]
}

function openDocument(path: string): void {
  location.assign(path)
}
