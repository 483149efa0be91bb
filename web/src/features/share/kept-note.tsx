import type { Share } from '../../entities/share/share-query.ts'
import { useKeepLink } from '../../entities/share/use-kept-link.ts'
import { OfferToOpen } from '../../entities/vault/offer-to-open.tsx'
import { sharingTexts } from '../../texts/en/share/sharing.ts'

const texts = sharingTexts.kept

/**
 * Says where the owner finds this link again. An open vault keeps it for all devices of the owner.
 */
export function KeptNote({ share }: { share: Share }) {
  const kept = useKeepLink(share)
  if (kept === null) return null
  return (
    <div className="flex w-full max-w-sm flex-col gap-3">
      <p data-news className="text-center text-sm font-medium text-pretty">
        {texts[kept]}
      </p>
      {kept !== 'vault' && <OfferToOpen text={texts.offer} />}
    </div>
  )
}
