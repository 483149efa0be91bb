import type { Claim } from '@did/domain/claim/claim'
import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import { useState } from 'react'
import { anotherWalletTexts as texts } from '../../../texts/en/share/another-wallet.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { endOpenOffer } from './offer-calls.ts'
import { OfferForm } from './offer-form.tsx'
import { ShownOffer } from './shown-offer.tsx'

type Props = { claim: Claim; onClose: () => void }

/** Shows a code that a wallet scans. A code that nobody took ends with the dialog. */
export function AnotherWalletDialog({ claim, onClose }: Props) {
  const [offer, setOffer] = useState<CredentialOffer | null>(null)
  const end = () => {
    if (offer) void endOpenOffer(offer)
  }
  const close = () => {
    end()
    onClose()
  }
  const again = () => {
    end()
    setOffer(null)
  }
  return (
    <Dialog open keepOpen onOpenChange={close} title={texts.title} description={texts.lead}>
      <div className="flex flex-col gap-4 pt-2">
        {offer ? (
          <ShownOffer key={offer.id} offer={offer} onAgain={again} onClose={close} />
        ) : (
          <OfferForm claim={claim} onMade={setOffer} />
        )}
      </div>
    </Dialog>
  )
}
