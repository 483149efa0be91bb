import { shortenAddress } from '@did/domain/display'
import { networkName } from '@did/domain/network'
import { useState } from 'react'
import { useAccount } from '../../lib/account.ts'
import { walletTexts } from '../../texts/wallet.ts'
import { Button } from '../../ui/button.tsx'

/** Orange 'Connect MetaMask', disabled 'Connecting...', green address (SPEC.md 2.3). */
export function ConnectButton() {
  const account = useAccount()
  const [, setDialogOpen] = useState(false)
  if (account.restoring) return null
  if (account.connecting)
    return (
      <Button variant="connect" disabled>
        {walletTexts.connecting}
      </Button>
    )
  if (!account.connected || account.address === null)
    return (
      <Button variant="connect" onClick={() => void account.connect()}>
        {walletTexts.connect}
      </Button>
    )
  return (
    <>
      <span className="hidden md:inline">{networkName(account.chainId)}</span>
      <Button variant="connected" onClick={() => setDialogOpen(true)}>
        {shortenAddress(account.address)}
      </Button>
    </>
  )
}
