import { type BaseLocationHook, Router } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import type { Begun } from '../entities/verdict/judge/begin-verdict.ts'
import { BegunVerdict } from '../entities/verdict/judge/begun-verdict.ts'
import { AccountProvider } from '../features/wallet/account-provider.tsx'
import { SharedClaimPage } from '../pages/shared-claim.tsx'
import { Toasts } from '../ui/toast/toasts.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { ClockBanner } from './shell/clock-banner.tsx'
import { ForgetfulBanner } from './shell/forgetful-banner.tsx'
import { Frame } from './shell/frame.tsx'
import { SignOutNotice } from './shell/sign-out-notice.tsx'

/** The page of a share link is a build of its own (shared-claim-build.ts). */
export function SharedClaimApp({ begun }: { begun: Begun | null }) {
  return (
    <Router hook={useFullLoads}>
      <AccountProvider>
        <Frame
          banners={
            <>
              <ClockBanner />
              <ForgetfulBanner />
              <SignOutNotice />
            </>
          }
        >
          <ErrorBoundary>
            <BegunVerdict value={begun}>
              <SharedClaimPage />
            </BegunVerdict>
          </ErrorBoundary>
        </Frame>
        <Toasts />
      </AccountProvider>
    </Router>
  )
}

/** Links load another document, because every other page belongs to the app's own document. */
const useFullLoads: BaseLocationHook = () => {
  const [path] = useBrowserLocation()
  return [path, openDocument]
}

function openDocument(path: string): void {
  location.assign(path)
}
