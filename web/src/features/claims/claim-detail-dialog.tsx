import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import { type ReactNode, useState } from 'react'
import { claimsTexts } from '../../texts/claims.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ClaimDetails } from './claim-details.tsx'
import { type ClaimDecision, ClaimProof } from './claim-proof.tsx'

const texts = claimsTexts.detail

type ClaimDetailDialogProps = {
  claim: Claim
  did: Did | null
  decision: ClaimDecision
  /** The content of the Share tab; another feature makes it. */
  share: ReactNode
  /** Who took their word back, and why; another feature says it. */
  withdrawal: ReactNode
  onRequestVerification: () => void
  onClose: () => void
}

/** SPEC.md 2.9. 'View Proof' shows the proof in the place of the details. */
export function ClaimDetailDialog(props: ClaimDetailDialogProps) {
  const { claim, did, decision, share, withdrawal, onRequestVerification, onClose } = props
  const [tab, setTab] = useState<'details' | 'share'>('details')
  const [isProofShown, setIsProofShown] = useState(false)
  const details = isProofShown ? (
    <ClaimProof claim={claim} decision={decision} onBack={() => setIsProofShown(false)} />
  ) : (
    <ClaimDetails
      claim={claim}
      did={did}
      withdrawal={withdrawal}
      onRequestVerification={onRequestVerification}
      onViewProof={() => setIsProofShown(true)}
    />
  )
  return (
    <Dialog open onOpenChange={onClose} title={claim.title}>
      <Tabs
        label={claim.title}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'details', label: texts.tabs.details, content: details },
          { value: 'share', label: texts.tabs.share, content: share },
        ]}
      />
    </Dialog>
  )
}
