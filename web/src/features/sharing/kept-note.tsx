import type { Share } from '../../entities/share/share-query.ts'
import { useKeepLink } from '../../entities/share/use-kept-link.ts'
import { OfferToOpen } from '../../entities/vault/offer-to-open.tsx'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'

/** Says whether the link can be shown again, and keeps it once the owner opens the vault. */
export function KeptNote({ share }: { share: Share }) {
  const isKept = useKeepLink(share)
  return (
    <div className="flex w-full max-w-sm flex-col gap-3">
      <p className="text-center font-medium text-pretty">{isKept ? texts.kept : texts.shownOnce}</p>
      {!isKept && <OfferToOpen text={texts.keepOffer} />}
    </div>
  )
}
