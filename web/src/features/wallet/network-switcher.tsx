import { networkName } from '@did/domain/network'
import { ChevronsUpDown, Network } from 'lucide-react'
import { useState } from 'react'
import { useAccount } from '../../lib/account.ts'
import { cn } from '../../lib/cn.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { networkTexts as texts } from '../../texts/networks.ts'
import { Button } from '../../ui/button.tsx'
import { useSwitchNetwork } from './use-switch-network.ts'

/** The network's name on wide screens, and beside it the way to another network (SPEC.md 2.3, 2.15). */
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
    <div className="flex h-11 items-center rounded-xl border-line text-sm whitespace-nowrap md:border">
      <span className={cn('items-center gap-2 ps-3 pe-1', isSwitching ? 'hidden' : 'inline-flex max-md:hidden')}>
        <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-ok" />
        {networkName(chainId)}
      </span>
      <SwitchButton isSwitching={isSwitching} onOpen={() => setOpen(true)} />
      {NetworkDialog && <NetworkDialog onChoose={handleChoose} onClose={() => setOpen(false)} />}
    </div>
  )
}

function SwitchButton({ isSwitching, onOpen }: { isSwitching: boolean; onOpen: () => void }) {
  return (
    <Button
      variant="quiet"
      shape={isSwitching ? 'small' : 'icon'}
      pending={isSwitching}
      aria-haspopup="dialog"
      aria-label={isSwitching ? `${texts.switch}: ${texts.switching}` : texts.switch}
      title={texts.switch}
      className={isSwitching ? '' : 'md:w-9'}
      onClick={onOpen}
    >
      {isSwitching ? (
        <span className="max-md:hidden">{texts.switching}</span>
      ) : (
        <>
          <Network aria-hidden="true" className="size-5 md:hidden" />
          <ChevronsUpDown aria-hidden="true" className="size-4 max-md:hidden" />
        </>
      )}
    </Button>
  )
}
