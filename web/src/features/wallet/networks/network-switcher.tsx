import { networkName } from '@did/domain/network'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import Network from 'lucide-react/icons/network'
import { useState } from 'react'
import { useAccount } from '../../../entities/account/account.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { networkTexts as texts } from '../../../texts/en/wallet/networks.ts'
import { Button } from '../../../ui/button.tsx'
import { useSwitchNetwork } from './use-switch-network.ts'

export function NetworkSwitcher() {
  const { chainId } = useAccount()
  const [isOpen, setOpen] = useState(false)
  const { isSwitching, switchTo } = useSwitchNetwork()
  const NetworkDialog = useLazy(async () => (await import('./network-dialog.tsx')).NetworkDialog, isOpen)
  const handleChoose = (chosen: number) => {
    // The wallet is about to open its own window, so the dialog closes before.
    setOpen(false)
    if (chosen !== chainId) void switchTo(chosen)
  }
  return (
    <>
      <SwitchButton name={networkName(chainId)} isSwitching={isSwitching} onOpen={() => setOpen(true)} />
      {NetworkDialog && <NetworkDialog onChoose={handleChoose} onClose={() => setOpen(false)} />}
    </>
  )
}

type SwitchButtonProps = { name: string; isSwitching: boolean; onOpen: () => void }

function SwitchButton({ name, isSwitching, onOpen }: SwitchButtonProps) {
  return (
    <Button
      variant="quiet"
      shape="small"
      className="border-line md:border"
      pending={isSwitching}
      aria-haspopup="dialog"
      aria-label={`${texts.switch}: ${isSwitching ? texts.switching : name}`}
      title={texts.switch}
      onClick={onOpen}
    >
      {isSwitching ? (
        <span className="whitespace-nowrap max-md:hidden">{texts.switching}</span>
      ) : (
        <>
          <Network aria-hidden="true" className="size-5 md:hidden" />
          <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-ok max-md:hidden" />
          <span className="whitespace-nowrap max-md:hidden">{name}</span>
          <ChevronsUpDown aria-hidden="true" className="size-4 max-md:hidden" />
        </>
      )}
    </Button>
  )
}
