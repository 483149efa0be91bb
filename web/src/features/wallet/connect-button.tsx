import { useAccount } from '../../entities/account/account.ts'
import { useStore } from '../../lib/store.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { connectTexts } from '../../texts/en/wallet/connect.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { walletOfferStore } from './wallet-store.ts'

const loadInstallDialog = async () => (await import('./install-dialog.tsx')).InstallDialog
const loadPasskeyDialog = async () => (await import('./passkey/passkey-dialog.tsx')).PasskeyDialog
/**
 * The constant `__EMBEDDED__` guards the import of the dialog that offers the demo wallet, so that
 * a production build does not contain this dialog.
 */
const loadDemoOfferDialog = __EMBEDDED__
  ? async () => (await import('./demo-offer-dialog.tsx')).DemoOfferDialog
  : loadInstallDialog

export function ConnectButton() {
  const { restoring, connecting, connected, connect } = useAccount()
  const offer = useStore(walletOfferStore)
  // The code for a connected wallet loads while the wallet still asks the person.
  const ConnectedWallet = useLazy(
    async () => (await import('./connected-wallet.tsx')).ConnectedWallet,
    restoring || connecting || connected,
  )
  const InstallDialog = useLazy(loadInstallDialog, offer === 'install')
  const PasskeyDialog = useLazy(loadPasskeyDialog, offer === 'passkey')
  const DemoOfferDialog = useLazy(loadDemoOfferDialog, __EMBEDDED__ && offer === 'demo')
  if (connected && ConnectedWallet) return <ConnectedWallet />
  if (restoring || connected) return <Skeleton className="h-11 w-36" />
  return (
    <>
      <Button variant="connect" disabled={connecting} onClick={() => void connect()}>
        {connecting ? connectTexts.connecting : connectTexts.connect}
      </Button>
      {InstallDialog && <InstallDialog />}
      {PasskeyDialog && <PasskeyDialog />}
      {DemoOfferDialog && <DemoOfferDialog />}
    </>
  )
}
