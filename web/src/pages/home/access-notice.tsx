import { LogIn } from 'lucide-react'
import { useAccount } from '../../lib/account.ts'
import { dashboardTexts } from '../../texts/dashboard.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const texts = dashboardTexts.readOnly

/** For a visitor; a connected wallet that is not signed in has the app's own banner. */
export function VisitorNotice() {
  const { connected } = useAccount()
  if (connected) return null
  return (
    <Notice tone="info" icon={LogIn} title={texts.visitorTitle} action={<AccessButton />}>
      {texts.visitorText}
    </Notice>
  )
}

/** Connects the wallet, or signs in once it is connected. */
export function AccessButton() {
  const { connected, connecting, connect, session, signIn } = useAccount()
  if (!connected)
    return (
      <Button variant="connect" disabled={connecting} onClick={() => void connect()}>
        {connecting ? texts.connecting : texts.visitorAction}
      </Button>
    )
  const isSigning = session.status === 'signing'
  return (
    <Button pending={isSigning} onClick={() => void signIn()}>
      {isSigning ? texts.signingIn : texts.signInAction}
    </Button>
  )
}
