import type { User } from '@did/domain/account/user'
import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { claimDetailsTexts } from '../../texts/en/claim/claim-details.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ClaimDetails } from './claim-details.tsx'

const ClaimProof = lazyPart(async () => (await import('./claim-proof.tsx')).ClaimProof)
const EditClaim = lazyPart(async () => (await import('./edit-claim.tsx')).EditClaim)
const texts = claimDetailsTexts.detail

export type ClaimTab = 'details' | 'share'

type ClaimDetailDialogProps = {
  claim: Claim
  did: Did | null
  /** The profile of the signed-in person. It is null until the profile has loaded. */
  user: User | null
  /** The Share tab's content. The page passes it, because features cannot import each other. */
  share: (ways: { openForm: () => void; openDetails: () => void }) => ReactNode
  startsAt: ClaimTab
  /** The URL of the screen that shows the claim on the whole screen. */
  frontHref: string
  /** The URL of the claim's newer version, or null. */
  newerHref: string | null
  onRequestVerification: () => void
  /**
   * The dialog calls this function with the new claim when the owner's changes have become a new
   * claim.
   */
  onNewVersion: (added: Claim) => void
  onClose: () => void
}

/**
 * Shows a claim's details. The proof and the edit form open in the same dialog, in the place of the
 * details (docs/spec/2-3-profile-dids-claims.md).
 */
export function ClaimDetailDialog(props: ClaimDetailDialogProps) {
  const { claim, did, user, share, startsAt, frontHref, newerHref, onRequestVerification, onNewVersion, onClose } =
    props
  const [tab, setTab] = useState<ClaimTab>(startsAt)
  const [shown, setShown] = useState<'facts' | 'proof' | 'form'>('facts')
  const showFacts = () => setShown('facts')
  const open = (part: typeof shown) => () => {
    setTab('details')
    setShown(part)
  }
  const [openForm, openDetails] = [open('form'), open('facts')]
  const contents = {
    facts: (
      <ClaimDetails
        claim={claim}
        did={did}
        user={user}
        frontHref={frontHref}
        newerHref={newerHref}
        onRequestVerification={onRequestVerification}
        onViewProof={() => setShown('proof')}
        onEdit={() => setShown('form')}
      />
    ),
    proof: (
      <Suspense>
        <ClaimProof claim={claim} onBack={showFacts} />
      </Suspense>
    ),
    form: (
      <Suspense>
        <EditClaim
          claim={claim}
          did={did}
          onCancel={showFacts}
          onSaved={(saved) => (saved.id === claim.id ? showFacts() : onNewVersion(saved))}
        />
      </Suspense>
    ),
  }
  const details = contents[shown]
  return (
    <Dialog open hasAddress onOpenChange={onClose} title={claim.title}>
      <Tabs
        label={claim.title}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'details', label: texts.tabs.details, content: details },
          { value: 'share', label: texts.tabs.share, content: share({ openForm, openDetails }) },
        ]}
      />
    </Dialog>
  )
}
