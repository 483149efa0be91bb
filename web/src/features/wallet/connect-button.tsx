import { shortenAddress } from '@did/domain/display'
import { networkName } from '@did/domain/network'
import { useState } from 'react'
import { useAccount } from '../../lib/account.ts'
import { useStore } from '../../lib/store.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { walletTexts } from '../../texts/wallet.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { walletOfferStore } from './wallet-store.ts'

/** Orange 'Connect MetaMask', disabled 'Connecting...', green address (SPEC.md 2.3). */
export function ConnectButton() {
  const account = useAccount()
  const offer = useStore(walletOfferStore)
  const [isOpen, setOpen] = useState(false)
  const ConnectedDialog = useLazy(async () => (await import('./connected-dialog.tsx')).ConnectedDialog, isOpen)
  const WalletOfferDialog = useLazy(
    async () => (await import('./wallet-offer-dialog.tsx')).WalletOfferDialog,
    offer !== 'none',
  )
  if (account.restoring) return <Skeleton className="h-11 w-36" />
  if (account.connected && account.address !== null)
    return (
      <>
        <span className="hidden h-11 items-center gap-2 rounded-xl border border-line bg-surface px-3 text-sm whitespace-nowrap lg:inline-flex">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-connected" />
          {networkName(account.chainId)}
        </span>
        <Button variant="connected" className="max-md:px-3 max-md:text-sm" onClick={() => setOpen(true)}>
          {shortenAddress(account.address)}
        </Button>
        {ConnectedDialog && <ConnectedDialog onClose={() => setOpen(false)} />}
      </>
    )
  return (
    <>
      <Button variant="connect" disabled={account.connecting} onClick={() => void account.connect()}>
        {account.connecting ? walletTexts.connecting : walletTexts.connect}
      </Button>
      {WalletOfferDialog && offer !== 'none' && <WalletOfferDialog offer={offer} />}
    </>
  )
}
