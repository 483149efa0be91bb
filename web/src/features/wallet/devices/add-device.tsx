import type { KeptPasskey } from '@did/domain/account/passkey'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import type { Signer } from '../../../entities/account/account.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { addDeviceTexts as texts } from '../../../texts/en/wallet/add-device.ts'
import { Button } from '../../../ui/button.tsx'

/** Another phone or computer makes its own passkey, and this device confirms that passkey. */
export function AddDevice({ signer, known }: { signer: Signer; known: readonly KeptPasskey[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const AddDeviceDialog = useLazy(async () => (await import('./add-device-dialog.tsx')).AddDeviceDialog, isOpen)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-2">{texts.how}</p>
      <Button shape="wideOnPhone" variant="outline" onClick={() => setIsOpen(true)}>
        <Smartphone aria-hidden="true" className="size-4" />
        {texts.open}
      </Button>
      {AddDeviceDialog && <AddDeviceDialog signer={signer} known={known} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
