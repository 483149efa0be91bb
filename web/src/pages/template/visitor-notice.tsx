import Wallet from 'lucide-react/icons/wallet'
import { useAccount } from '../../entities/account/account.ts'
import { PasskeyButton } from '../../entities/account/passkey-button.tsx'
import { templatesTexts } from '../../texts/en/template/templates.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const texts = templatesTexts.visitor

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
    <div className="flex flex-wrap gap-2">
      <Button variant="connect" disabled={connecting} onClick={() => void connect()}>
        {connecting ? texts.connecting : texts.action}
      </Button>
      <PasskeyButton />
    </div>
  )
}
