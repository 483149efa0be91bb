import { networkName } from '@did/domain/network'
import { ChevronsUpDown, Network } from 'lucide-react'
import { useState } from 'react'
import { useAccount } from '../../lib/account.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { networkTexts as texts } from '../../texts/networks.ts'
import { Button } from '../../ui/button.tsx'
import { useSwitchNetwork } from './use-switch-network.ts'

/** The network's name on wide screens, and the way to another network (SPEC.md 2.3, 2.15). */
export function NetworkSwitcher() {
  const { chainId } = useAccount()
  const [isOpen, setOpen] = useState(false)
  const { isSwitching, switchTo } = useSwitchNetwork()
  const NetworkDialog = useLazy(async () => (await import('./network-dialog.tsx')).NetworkDialog, isOpen)
  const handleChoose = (chosen: number) => {
    // Drawn at the end of the click, so the dialog is gone before the wallet, asked a moment later, opens its window over it.
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

/** The whole box is the button: the network's name, and the arrows that say it opens a list. Phones have room for an icon. */
function SwitchButton({ name, isSwitching, onOpen }: SwitchButtonProps) {
  return (
    <Button
      variant="quiet"
      shape="small"
      pending={isSwitching}
      aria-haspopup="dialog"
      aria-label={`${texts.switch}: ${isSwitching ? texts.switching : name}`}
      title={texts.switch}
      className="border-line whitespace-nowrap max-md:min-w-11 md:border"
      onClick={onOpen}
    >
      {isSwitching ? (
        <span className="max-md:hidden">{texts.switching}</span>
      ) : (
        <>
          <Network aria-hidden="true" className="size-5 md:hidden" />
          <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-ok max-md:hidden" />
          <span className="max-md:hidden">{name}</span>
          <ChevronsUpDown aria-hidden="true" className="size-4 max-md:hidden" />
        </>
      )}
    </Button>
  )
}
