import type { Claim } from '@did/domain/claim/claim'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Link } from 'wouter'
import { offChainTexts } from '../../texts/en/share/off-chain.ts'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SharesOfClaim } from './list/shared-list.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { AnotherWallet } from './wallet/another-wallet.tsx'

/** `isOnChain` tells whether the claim's DID is on the chain. */
type ShareTabProps = { claim: Claim; isOnChain: boolean }

/** Makes the share only when this tab opens, so that looking at the details shares nothing. */
export function ShareTab({ claim, isOnChain }: ShareTabProps) {
  if (claim.isPrivate)
    return (
      <Notice tone="info" icon={LockKeyhole} title={texts.privateTitle}>
        {texts.privateText}
      </Notice>
    )
  return (
    <div className="flex flex-col gap-6">
      {!isOnChain && (
        <Notice
          tone="wait"
          icon={TriangleAlert}
          title={offChainTexts.title}
          action={
            <Link href="/?view=dids" className={buttonClass({ variant: 'outline' })}>
              {offChainTexts.action}
            </Link>
          }
        >
          {offChainTexts.text}
        </Notice>
      )}
      <ShareSheet claim={claim} />
      <SharesOfClaim claimId={claim.id} />
      {claim.isVerified && <AnotherWallet claim={claim} />}
    </div>
  )
}
