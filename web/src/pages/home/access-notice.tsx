import LogIn from 'lucide-react/icons/log-in'
import { type SessionState, useAccount } from '../../entities/account/account.ts'
import { PasskeyButton } from '../../entities/account/passkey-button.tsx'
import { dashboardTexts } from '../../texts/en/dashboard/dashboard.ts'
import { walletTexts } from '../../texts/en/wallet/wallet-words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const texts = dashboardTexts.readOnly

export function AccessNotice() {
  const { connected, session, byPasskey } = useAccount()
  return (
    <Notice
      tone="info"
      icon={LogIn}
      title={connected ? texts.session.title : texts.visitorTitle}
      action={<AccessButton />}
    >
      {connected ? explainSession(session, byPasskey) : texts.visitorText}
    </Notice>
  )
}

export function AccessButton() {
  const { connected, connecting, connect, session, signIn } = useAccount()
  if (!connected)
    return (
      <div className="flex flex-wrap gap-2">
        <Button variant="connect" disabled={connecting} onClick={() => void connect()}>
          {connecting ? texts.connecting : texts.visitorAction}
        </Button>
        <PasskeyButton />
      </div>
    )
  const isSigning = session.status === 'signing'
  return (
    <Button pending={isSigning} onClick={() => void signIn()}>
      {isSigning ? texts.signingIn : texts.signInAction}
    </Button>
  )
}

function explainSession({ status }: SessionState, byPasskey: boolean): string {
  if (byPasskey && status === 'signing') return walletTexts.byPasskey.signing
  // A person who has just signed in sees this text only for a moment, before another screen
  // appears.
  return texts.session[status === 'signed-in' ? 'none' : status]
}
