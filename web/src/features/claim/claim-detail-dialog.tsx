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
  /** The value is null until the signed-in person's profile has loaded. */
  user: User | null
  /**
   * The content of the Share tab. The page passes it, because features cannot import each other.
   */
  share: (ways: { openForm: () => void; openDetails: () => void }) => ReactNode
  startsAt: ClaimTab
  /** The URL of the view that shows the claim on the whole screen. */
  frontHref: string
  newerHref: string | null
  onRequestVerification: () => void
  onNewVersion: (added: Claim) => void
  onClose: () => void
}

/**
 * The proof and the edit form take the place of the details in the same dialog
 * (docs/spec/2-3-profile-dids-claims.md).
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
