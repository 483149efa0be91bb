import { shortenAddress } from '@did/domain/shorten-address'
import { useState } from 'react'
import { useAccount } from '../../entities/account/account.ts'
import { useStore } from '../../lib/store.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { Button } from '../../ui/button.tsx'
import { NetworkSwitcher } from './networks/network-switcher.tsx'
import { identityChoiceStore } from './wallet-store.ts'

export function ConnectedWallet() {
  const { address, signer, byPasskey } = useAccount()
  const choice = useStore(identityChoiceStore)
  const [isOpen, setOpen] = useState(false)
  const ConnectedDialog = useLazy(async () => (await import('./connected-dialog.tsx')).ConnectedDialog, isOpen)
  const ChooseIdentityDialog = useLazy(
    async () => (await import('./session/choose-identity-dialog.tsx')).ChooseIdentityDialog,
    choice !== null,
  )
  if (address === null) return null
  return (
    <>
      {!byPasskey && <NetworkSwitcher />}
      <Button variant="connected" shape="tightOnPhone" onClick={() => setOpen(true)}>
        {shortenAddress(address)}
      </Button>
      {ChooseIdentityDialog && choice && <ChooseIdentityDialog {...choice} wallet={signer?.wallet ?? null} />}
      {ConnectedDialog && <ConnectedDialog onClose={() => setOpen(false)} />}
    </>
  )
}
