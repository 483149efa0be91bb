import Wallet from 'lucide-react/icons/wallet'
import { useAccount } from '../../entities/account/account.ts'
import { connectDemoWallet } from '../../features/wallet/connect-demo-wallet.ts'
import { demoWalletTexts as texts } from '../../texts/en/wallet/demo-wallet.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/**
 * Only the build for an embedded installation contains this file, because no other installation has
 * the demo wallet.
 */
export function DemoWalletCard() {
  const { connected, connecting, restoring } = useAccount()
  const canUse = !connected && !restoring
  const action = (
    <Button variant="outline" pending={connecting} onClick={() => void connectDemoWallet()}>
      {texts.use}
    </Button>
  )
  return (
    <div className="mt-8">
      <Notice tone="info" icon={Wallet} title={texts.name} {...(canUse ? { action } : {})}>
        {connected ? texts.disconnectFirst : texts.lead}
      </Notice>
    </div>
  )
}
