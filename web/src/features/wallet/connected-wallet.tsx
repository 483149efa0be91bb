import { shortenAddress } from '@did/domain/display'
import { networkName } from '@did/domain/network'
import { useState } from 'react'
import { useAccount } from '../../lib/account.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { Button } from '../../ui/button.tsx'

/** The network's name on wide screens, and the account, which opens 'MetaMask Connected'. */
export function ConnectedWallet() {
  const { address, chainId } = useAccount()
  const [isOpen, setOpen] = useState(false)
  const ConnectedDialog = useLazy(async () => (await import('./connected-dialog.tsx')).ConnectedDialog, isOpen)
  if (address === null) return null
  return (
    <>
      <span className="hidden h-11 items-center gap-2 rounded-xl border border-line bg-surface px-3 text-sm whitespace-nowrap md:inline-flex">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-connected" />
        {networkName(chainId)}
      </span>
      <Button variant="connected" className="max-md:px-3 max-md:text-sm" onClick={() => setOpen(true)}>
        {shortenAddress(address)}
      </Button>
      {ConnectedDialog && <ConnectedDialog onClose={() => setOpen(false)} />}
    </>
  )
}
