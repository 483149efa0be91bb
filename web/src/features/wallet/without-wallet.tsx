import { PasskeyButton } from '../../entities/account/passkey-button.tsx'
import { isInAppWindow } from '../../lib/page/app-window.ts'
import { passkeyTexts } from '../../texts/en/wallet/passkey.ts'
import { OpenInBrowser } from './open-in-browser.tsx'
import { findObstacle } from './passkey/webauthn.ts'

/**
 * A person without a wallet gets the offer of a passkey before every other offer. In another app's
 * window, the person also reads how to open the page in a browser.
 */
export function WithoutWallet() {
  const isInApp = isInAppWindow(navigator.userAgent)
  const isPasskeyPossible = !isInApp || findObstacle() === null
  return (
    <div className="flex flex-col gap-3 rounded-2xl bg-brand-soft p-4">
      {isPasskeyPossible && (
        <>
          <p>{passkeyTexts.withoutWallet}</p>
          <PasskeyButton variant="primary" />
        </>
      )}
      {isInApp && <OpenInBrowser />}
    </div>
  )
}
