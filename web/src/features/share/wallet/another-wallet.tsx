import type { Claim } from '@did/domain/claim/claim'
import Wallet from 'lucide-react/icons/wallet'
import { useState } from 'react'
import type { ShareMends } from '../../../entities/verdict/share-verdict.tsx'
import { useLazy } from '../../../lib/use-lazy.ts'
import { anotherWalletTexts as texts } from '../../../texts/en/share/another-wallet.ts'
import { Button } from '../../../ui/button.tsx'

/** Only a verified claim goes into a wallet of other people's software. */
export function AnotherWallet({ claim, mends }: { claim: Claim; mends: ShareMends }) {
  const [isOpen, setIsOpen] = useState(false)
  const AnotherWalletDialog = useLazy(
    async () => (await import('./another-wallet-dialog.tsx')).AnotherWalletDialog,
    isOpen,
  )
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-5">
      <p className="text-sm text-pretty text-ink-2">{texts.how}</p>
      <div>
        <Button shape="wideOnPhone" variant="outline" onClick={() => setIsOpen(true)}>
          <Wallet aria-hidden="true" className="size-4" />
          {texts.open}
        </Button>
      </div>
      {AnotherWalletDialog && <AnotherWalletDialog claim={claim} mends={mends} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
