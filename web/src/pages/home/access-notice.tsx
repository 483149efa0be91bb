import { LogIn } from 'lucide-react'
import { type SessionState, useAccount } from '../../lib/account.ts'
import { dashboardTexts } from '../../texts/dashboard.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const texts = dashboardTexts.readOnly

/** Why nothing of the person's own is shown, and the one step that is missing. */
export function AccessNotice() {
  const { connected, session } = useAccount()
  return (
    <Notice
      tone="info"
      icon={LogIn}
      title={connected ? texts.session.title : texts.visitorTitle}
      action={<AccessButton />}
    >
      {connected ? explainSession(session) : texts.visitorText}
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

function explainSession({ status }: SessionState): string {
  // Signed in: the screen is about to change.
  return texts.session[status === 'signed-in' ? 'none' : status]
}
