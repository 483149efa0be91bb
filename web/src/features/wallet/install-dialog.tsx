import { useAccount } from '../../entities/account/account.ts'
import { walletTexts } from '../../texts/en/wallet/wallet-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { InstallLink } from './install-link.tsx'
import { walletOfferStore } from './wallet-store.ts'
import { WithoutWallet } from './without-wallet.tsx'

const texts = walletTexts.install
const close = () => walletOfferStore.set('none')

export function InstallDialog() {
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
          <InstallLink variant="outline" />
        </>
      }
    >
      <WithoutWallet />
      <p className="pt-4 text-ink-2">{texts.unaffected}</p>
    </Dialog>
  )
}
