import { useAccount } from '../../entities/account/account.ts'
import { signOutWaitingStore } from '../../features/wallet/wallet-store.ts'
import { useStore } from '../../lib/store.ts'
import { useLazy } from '../../lib/use-lazy.ts'

/**
 * On the page of a share link, shows a banner while the server has not answered a sign-out. The
 * banner loads as soon as a wallet is connected, because a server that does not hear the sign-out
 * can send no banner.
 */
export function SignOutNotice() {
  const { connected } = useAccount()
  const isWaiting = useStore(signOutWaitingStore)
  const Banner = useLazy(
    async () => (await import('../../features/wallet/session/sign-out-banner.tsx')).SignOutBanner,
    connected || isWaiting,
  )
  return Banner && isWaiting && <Banner />
}
