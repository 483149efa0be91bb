import Check from 'lucide-react/icons/check'
import { demoWalletTexts as texts } from '../../texts/en/wallet/demo-wallet.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { connectDemoWallet } from './connect-demo-wallet.ts'
import { InstallLink } from './install-link.tsx'
import { walletOfferStore } from './wallet-store.ts'
import { WithoutWallet } from './without-wallet.tsx'

const close = () => walletOfferStore.set('none')

export function DemoOfferDialog() {
  const handleUse = () => {
    // The dialog must not cover the window of the demo wallet.
    close()
    void connectDemoWallet()
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={texts.title}
      description={texts.lead}
      footer={
        <>
          <InstallLink variant="quiet" />
          <Button variant="outline" onClick={handleUse}>
            {texts.use}
          </Button>
        </>
      }
    >
      <WithoutWallet />
      <ul className="grid gap-2 pt-4">
        {texts.points.map((point) => (
          <li key={point} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-ok" />
            {point}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
