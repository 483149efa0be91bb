import { Check } from 'lucide-react'
import { useAccount } from '../../lib/account.ts'
import { walletTexts } from '../../texts/wallet.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { connectDemoWallet } from './wallet.ts'
import { walletOfferStore } from './wallet-store.ts'

const close = () => walletOfferStore.set('none')

/** What Connect says where there is no MetaMask. */
export function WalletOfferDialog({ offer }: { offer: 'demo' | 'install' }) {
  return offer === 'demo' ? <DemoOffer /> : <InstallOffer />
}

function DemoOffer() {
  const texts = walletTexts.demo
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
          <GetMetaMask variant="quiet" />
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

function InstallOffer() {
  const texts = walletTexts.install
  const account = useAccount()
  const handleAgain = () => {
    close()
    void account.connect()
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={texts.title}
      description={texts.lead}
      footer={
        <>
          <Button variant="outline" onClick={handleAgain}>
            {texts.again}
          </Button>
          <GetMetaMask variant="primary" />
        </>
      }
    >
      <p className="pt-2 text-ink-2">{texts.unaffected}</p>
    </Dialog>
  )
}

function GetMetaMask({ variant }: { variant: 'primary' | 'quiet' }) {
  const texts = walletTexts.install
  return (
    <a href={texts.url} target="_blank" rel="noreferrer" className={buttonClass({ variant })}>
      {texts.get}
    </a>
  )
}
