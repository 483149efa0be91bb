import type { Claim } from '@did/domain/claim/claim'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import { Notice } from '../../ui/notice.tsx'
import { SharesOfClaim } from './list/shared-list.tsx'
import { ShareSheet } from './share-sheet.tsx'

type ShareTabProps = { claim: Claim }

/** Makes the share only when this tab opens, so that looking at the details shares nothing. */
export function ShareTab({ claim }: ShareTabProps) {
  if (claim.isPrivate)
    return (
      <Notice tone="info" icon={LockKeyhole} title={texts.privateTitle}>
        {texts.privateText}
      </Notice>
    )
  return (
    <div className="flex flex-col gap-6">
      <ShareSheet claim={claim} />
      <SharesOfClaim claimId={claim.id} />
    </div>
  )
}
