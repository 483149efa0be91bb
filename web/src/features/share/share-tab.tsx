import type { Claim } from '@did/domain/claim/claim'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { ShareMends } from '../../entities/verdict/share-verdict.tsx'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import { Notice } from '../../ui/notice.tsx'
import { SharesOfClaim } from './list/shared-list.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { AnotherWallet } from './wallet/another-wallet.tsx'

type ShareTabProps = { claim: Claim; mends: ShareMends }

export function ShareTab({ claim, mends }: ShareTabProps) {
  if (claim.isPrivate)
    return (
      <Notice tone="info" icon={LockKeyhole} title={texts.privateTitle}>
        {texts.privateText}
      </Notice>
    )
  return (
    <div className="flex flex-col gap-6">
      <ShareSheet claim={claim} mends={mends} />
      <SharesOfClaim claimId={claim.id} />
      {claim.isVerified && <AnotherWallet claim={claim} mends={mends} />}
    </div>
  )
}
