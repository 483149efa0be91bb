import { LogIn } from 'lucide-react'
import { type SessionState, useAccount } from '../../lib/account.ts'
import { dashboardTexts } from '../../texts/dashboard.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const texts = dashboardTexts.readOnly

/** Why nothing of the person's own is shown, and the one step that is missing. */
export function AccessNotice() {
  const { connected, session } = useAccount()
  const { title, text } = connected ? describeSession(session) : { title: texts.visitorTitle, text: texts.visitorText }
  return (
    <Notice tone="info" icon={LogIn} title={title} action={<AccessButton />}>
      {text}
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

function describeSession({ status }: SessionState): { title: string; text: string } {
  switch (status) {
    case 'signing':
      return { title: texts.signingTitle, text: texts.signingText }
    case 'declined':
      return { title: texts.signInTitle, text: texts.declinedText }
    case 'expired':
      return { title: texts.signInTitle, text: texts.expiredText }
    case 'unreachable':
      return { title: texts.unreachableTitle, text: texts.unreachableText }
    case 'none':
    case 'signed-in':
      return { title: texts.signInTitle, text: texts.signInText }
  }
}
