import { networkName } from '@did/domain/network'
import { useAccount } from '../../entities/account/account.ts'
import { walletTexts } from '../../texts/en/frame/wallet.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export function ConnectedDialog({ onClose }: { onClose: () => void }) {
  const account = useAccount()
  const handleDisconnect = () => {
    onClose()
    account.disconnect()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={walletTexts.connectedTitle}
      description={walletTexts.connectedTo}
      footer={
        <Button variant="danger" onClick={handleDisconnect}>
          {walletTexts.disconnect}
        </Button>
      }
    >
      <dl className="grid gap-4 pt-2">
        <div>
          <dt className="text-sm text-ink-3">{walletTexts.account}</dt>
          <dd className="mt-1 font-mono text-sm break-all">{account.address}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-3">{walletTexts.network}</dt>
          <dd className="mt-1">{networkName(account.chainId)}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
