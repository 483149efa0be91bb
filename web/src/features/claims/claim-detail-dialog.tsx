import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { claimDetailsTexts } from '../../texts/claim-details.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { AttributesSlot } from './attributes-slot.ts'
import { ClaimDetails } from './claim-details.tsx'
import type { ClaimDecision } from './claim-proof.tsx'

const ClaimProof = lazy(async () => ({ default: (await import('./claim-proof.tsx')).ClaimProof }))
const EditClaim = lazy(async () => ({ default: (await import('./edit-claim.tsx')).EditClaim }))
const texts = claimDetailsTexts.detail

type ClaimDetailDialogProps = {
  claim: Claim
  did: Did | null
  decision: ClaimDecision
  /** Checks the signature behind a verified claim. */
  check: ReactNode
  /** The owner's private attributes; another feature keeps them. */
  attributes: ReactNode
  /** The same beside the text that is edited. */
  Attributes: AttributesSlot
  /** The content of the Share tab; another feature makes it. */
  share: ReactNode
  /** What verifiers have to say: who took their word back, who has a question. Other features make it. */
  notes: ReactNode
  onRequestVerification: () => void
  onClose: () => void
}

/** SPEC.md 2.9. 'View Proof' and 'Edit' show proof and form in the place of the details. */
export function ClaimDetailDialog(props: ClaimDetailDialogProps) {
  const { claim, did, decision, check, share, notes, attributes, Attributes, onRequestVerification, onClose } = props
  const [tab, setTab] = useState<'details' | 'share'>('details')
  const [shown, setShown] = useState<'facts' | 'proof' | 'form'>('facts')
  const showFacts = () => setShown('facts')
  const contents = {
    facts: (
      <ClaimDetails
        claim={claim}
        did={did}
        notes={notes}
        attributes={attributes}
        onRequestVerification={onRequestVerification}
        onViewProof={() => setShown('proof')}
        onEdit={() => setShown('form')}
      />
    ),
    proof: (
      <Suspense>
        <ClaimProof claim={claim} decision={decision} check={check} onBack={showFacts} />
      </Suspense>
    ),
    form: (
      <Suspense>
        <EditClaim
          claim={claim}
          did={did}
          Attributes={Attributes}
          onCancel={showFacts}
          onSaved={(saved) => (saved.id === claim.id ? showFacts() : onClose())}
        />
      </Suspense>
    ),
  }
  const details = contents[shown]
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
