import type { Claim } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import { Suspense, useState } from 'react'
import type { ShareMends } from '../../../entities/verdict/share-verdict.tsx'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { anotherWalletTexts as texts } from '../../../texts/en/share/another-wallet.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { endOpenOffer } from './offer-calls.ts'
import { OfferForm } from './offer-form.tsx'
import { ShownOffer } from './shown-offer.tsx'

const ShareVerdict = lazyPart(async () => (await import('../../../entities/verdict/share-verdict.tsx')).ShareVerdict)

type Props = { claim: Claim; mends: ShareMends; onClose: () => void }

/** Closing the dialog ends the offer behind the QR code if no wallet has taken it. */
export function AnotherWalletDialog({ claim, mends, onClose }: Props) {
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
  const leaving = {
    onAsk: () => {
      close()
      mends.onAsk()
    },
    onEdit: () => {
      close()
      mends.onEdit()
    },
  }
  return (
    <Dialog open keepOpen onOpenChange={close} title={texts.title} description={texts.lead}>
      <div className="flex flex-col gap-4 pt-2">
        {offer ? (
          <ShownOffer key={offer.id} offer={offer} onAgain={again} onClose={close} />
        ) : (
          <>
            <Suspense fallback={<Loading skeleton="h-20 rounded-2xl" />}>
              <ShareVerdict claim={claim} fields={listAll(claim)} mends={leaving} />
            </Suspense>
            <OfferForm claim={claim} onMade={setOffer} />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** A wallet gets every field, and the holder chooses in the wallet which fields a checker sees. */
function listAll({ holderName, fields }: Claim): string[] {
  return [...(holderName ? [holderNameField.field] : []), ...fields.map(({ field }) => field)]
}
