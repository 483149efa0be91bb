import { Check } from 'lucide-react'
import { demoWalletTexts as texts } from '../../texts/demo-wallet.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { connectDemoWallet } from './connect-demo-wallet.ts'
import { InstallLink } from './install-link.tsx'
import { walletOfferStore } from './wallet-store.ts'

const close = () => walletOfferStore.set('none')

/** What Connect offers where there is no MetaMask and the installation brings a wallet of its own. */
export function DemoOfferDialog() {
  const handleUse = () => {
    // The demo wallet opens a window of its own: this one must not stand in front of it.
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
          <Button onClick={handleUse}>{texts.use}</Button>
        </>
      }
    >
      <ul className="grid gap-2 pt-2">
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
