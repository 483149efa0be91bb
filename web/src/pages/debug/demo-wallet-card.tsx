import Wallet from 'lucide-react/icons/wallet'
import { useAccount } from '../../entities/account/account.ts'
import { connectDemoWallet } from '../../features/wallet/connect-demo-wallet.ts'
import { demoWalletTexts as texts } from '../../texts/en/wallet/demo-wallet.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/**
 * Shows the demo wallet, which only an embedded installation has. Only the build for such an
 * installation contains this file.
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
