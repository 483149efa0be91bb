import { isSameAddress } from '@did/domain/hex'
import { Link } from 'wouter'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { recallPasskey } from '../../features/wallet/passkey/known-passkey.ts'
import { moveTexts } from '../../texts/en/move/move.ts'
import { connectTexts } from '../../texts/en/wallet/connect.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { Move } from './move-types.ts'

const texts = moveTexts.done

/** The page knows whether the new key is a passkey only if this browser made the passkey. */
export function SignInAnew({ move }: { move: Pick<Move, 'identity' | 'controller'> }) {
  const { isIn, connecting, isKnownPasskey, byPasskey, byWallet } = useNewKey(move)
  if (isIn)
    return (
      <Link href="/?view=profile" className={buttonClass()}>
        {texts.toProfile}
      </Link>
    )
  if (isKnownPasskey)
    return (
      <Button pending={connecting} onClick={byPasskey}>
        {texts.signIn}
      </Button>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <Button pending={connecting} onClick={byWallet}>
        {moveTexts.comeIn.connect}
      </Button>
      <Button variant="outline" onClick={byPasskey}>
        {connectTexts.passkey}
      </Button>
    </div>
  )
}

/**
 * Disconnects before the sign-in with the new key, because the old wallet may still be connected.
 */
function useNewKey({ identity, controller }: Pick<Move, 'identity' | 'controller'>) {
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
