import { Wallet } from 'lucide-react'
import { useAccount } from '../../lib/account.ts'
import { templatesTexts } from '../../texts/templates.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const texts = templatesTexts.visitor

/** Without a wallet the marketplace is read-only, and says what is missing. */
export function VisitorNotice() {
  const { connected, restoring } = useAccount()
  if (connected || restoring) return null
  return (
    <div className="mt-6">
      <Notice tone="info" icon={Wallet} title={texts.title} action={<ConnectAction />}>
        {texts.text}
      </Notice>
    </div>
  )
}

export function ConnectAction() {
  const { connect, connecting } = useAccount()
  return (
    <Button variant="connect" disabled={connecting} onClick={() => void connect()}>
      {connecting ? texts.connecting : texts.action}
    </Button>
  )
}
