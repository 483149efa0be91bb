import { shortenAddress } from '@did/domain/display'
import { useState } from 'react'
import { useAccount } from '../../entities/account/account.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { Button } from '../../ui/button.tsx'
import { NetworkSwitcher } from './networks/network-switcher.tsx'

export function ConnectedWallet() {
  const { address } = useAccount()
  const [isOpen, setOpen] = useState(false)
  const ConnectedDialog = useLazy(async () => (await import('./connected-dialog.tsx')).ConnectedDialog, isOpen)
  if (address === null) return null
  return (
    <>
      <NetworkSwitcher />
      <Button variant="connected" shape="tightOnPhone" onClick={() => setOpen(true)}>
        {shortenAddress(address)}
      </Button>
      {ConnectedDialog && <ConnectedDialog onClose={() => setOpen(false)} />}
    </>
  )
}
