import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { recoverTexts } from '../../texts/en/recovery/recover.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type KeptRecovery, keepRecovery } from './kept-recovery.ts'

const texts = recoverTexts.done

export function DoneStep({ recovery }: { recovery: KeptRecovery }) {
  const account = useAccount()
  const { connecting, signIn } = useSigningIn(recovery)
  useEffect(() => {
    void rememberNewKey(recovery)
  }, [recovery])
  const isIn = isSignedIn(account) && account.address === recovery.request.identity
  return (
    <Notice
      tone="ok"
      role="status"
      icon={CircleCheck}
      title={texts.title}
      action={
        isIn ? (
          <Link href="/?view=profile" className={buttonClass()}>
            {texts.toProfile}
          </Link>
        ) : (
          <Button pending={connecting} onClick={signIn}>
            {texts.signIn}
          </Button>
        )
      }
    >
      <p>{texts.text}</p>
      {recovery.request.target.kind === 'controller' &&
        [texts.resolvers, texts.verifiers].map((text) => (
          <p key={text} className="mt-1">
            {text}
          </p>
        ))}
    </Notice>
  )
}

/** After this, this browser opens the account with the new passkey. */
async function rememberNewKey({ request, passkey }: KeptRecovery): Promise<void> {
  if (passkey) {
    const { rememberPasskey } = await import('../../features/wallet/passkey/known-passkey.ts')
    rememberPasskey({ ...passkey, account: request.identity, isKept: false })
  }
  keepRecovery(null)
}

/**
 * Signs the person in to the recovered identity. Disconnects first, because a wallet that is signed
 * in to its own identity would keep that session.
 */
function useSigningIn({ passkey }: KeptRecovery) {
  const { byPasskey, connected, connecting, connect, disconnect, offerPasskey } = useAccount()
  const signIn = () => {
    const isPasskeys = passkey !== null || byPasskey
    if (connected) disconnect()
    if (isPasskeys) offerPasskey()
    else void connect()
  }
  return { connecting, signIn }
}
