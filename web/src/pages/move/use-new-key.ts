import { isSameAddress } from '@did/domain/hex'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { recallPasskey } from '../../features/wallet/passkey/known-passkey.ts'
import type { Move } from './move-types.ts'

/** How the new key comes in. A new session begins, because the old wallet may be connected. */
export function useNewKey({ identity, controller }: Pick<Move, 'identity' | 'controller'>) {
  const account = useAccount()
  const { connected, connecting, connect, disconnect, offerPasskey } = account
  const known = recallPasskey()
  const isIn = isSignedIn(account) && account.address === identity && isSameAddress(account.signer.wallet, controller)
  const startAnew = (open: () => void) => () => {
    if (connected) disconnect()
    open()
  }
  return {
    isIn,
    connecting,
    isKnownPasskey: known !== null && isSameAddress(known.account, controller),
    byPasskey: startAnew(offerPasskey),
    byWallet: startAnew(() => void connect()),
  }
}
