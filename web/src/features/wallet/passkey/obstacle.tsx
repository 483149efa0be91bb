import type { AppConfig } from '@did/domain/app-config'
import CircleX from 'lucide-react/icons/circle-x'
import { useEffect, useState } from 'react'
import { getAppConfig } from '../../../lib/app-config.ts'
import { isInAppWindow } from '../../../lib/page/app-window.ts'
import { passkeyTexts as texts } from '../../../texts/en/wallet/passkey.ts'
import { passkeyErrorTexts } from '../../../texts/en/wallet/passkey-errors.ts'
import { Notice } from '../../../ui/notice.tsx'
import { OpenInBrowser } from '../open-in-browser.tsx'
import { findObstacle } from './webauthn.ts'

type Offer = AppConfig['passkeys']['status']
/** The browser, the page's host or the service can keep a person from using passkeys. */
export type Hindrance =
  | { by: 'page'; code: NonNullable<ReturnType<typeof findObstacle>> }
  | { by: 'service'; offer: Exclude<Offer, 'offered'> }

/** Returns null while nothing is known that keeps the person from using passkeys. */
export function useObstacle(): Hindrance | null {
  const [offer, setOffer] = useState<Offer | null>(null)
  useEffect(() => {
    getAppConfig().then(
      ({ passkeys }) => setOffer(passkeys.status),
      () => setOffer(null),
    )
  }, [])
  const code = findObstacle()
  if (code) return { by: 'page', code }
  return offer && offer !== 'offered' ? { by: 'service', offer } : null
}

export function Obstacle(hindrance: Hindrance) {
  const here = new URL(location.href)
  here.hostname = 'localhost'
  return (
    <Notice tone="wait" icon={CircleX} role="status">
      {hindrance.by === 'service' ? texts.notOffered[hindrance.offer] : passkeyErrorTexts[hindrance.code].text}{' '}
      {hindrance.by === 'page' && hindrance.code === 'passkey-host-unfit' && (
        <a href={here.href} className="underline underline-offset-4">
          {texts.openAtLocalhost}
        </a>
      )}
      {hindrance.by === 'page' && isInAppWindow(navigator.userAgent) && <OpenInBrowser />}
    </Notice>
  )
}
