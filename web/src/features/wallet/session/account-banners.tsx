import { useLocation } from 'wouter'
import { useAccount } from '../../../entities/account/account.ts'
import { useStore } from '../../../lib/store.ts'
import { cookiesRefusedStore, signOutWaitingStore } from '../wallet-store.ts'
import { SignInBanner } from './sign-in-banner.tsx'
import { SignOutBanner } from './sign-out-banner.tsx'

export function AccountBanners() {
  const { connected } = useAccount()
  const [path] = useLocation()
  const isWithoutCookies = useStore(cookiesRefusedStore)
  return (
    <>
      {useStore(signOutWaitingStore) && <SignOutBanner />}
      {/* The dashboard itself tells a connected person to sign in, so it needs no banner. */}
      {(isWithoutCookies || !connected || path !== '/') && <SignInBanner />}
    </>
  )
}
