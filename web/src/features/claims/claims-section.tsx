import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import type { Hex } from '@did/domain/hex'
import type { ClaimId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { FilePlus2, LockKeyhole, Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAccount } from '../../lib/account.ts'
import { claimsTexts as texts } from '../../texts/claims.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import type { Publication } from './add-claim-form.ts'
import type { AttributesSlot } from './attributes-slot.ts'
import { ClaimList } from './claim-list.tsx'
import { ClaimSkeletons } from './claim-skeletons.tsx'
import type { ClaimStart } from './claim-start.ts'
import { claimsOfDidQuery } from './queries.ts'
import { useRecordClaim } from './use-record-claim.ts'

const AddClaimDialog = lazy(async () => ({ default: (await import('./add-claim-dialog.tsx')).AddClaimDialog }))
const RecordDialog = lazy(async () => ({ default: (await import('./record-dialog.tsx')).RecordDialog }))
const indexPollMs = 2000

/** SPEC.md 2.8 for a wallet that is not signed in: what would be here. */
export function ReadOnlyClaims() {
  const { connected } = useAccount()
  return (
    <ClaimsFrame>
      <EmptyState icon={LockKeyhole} title={connected ? texts.readOnly.signInTitle : texts.readOnly.title}>
        {texts.readOnly.text}
      </EmptyState>
    </ClaimsFrame>
  )
}

type ClaimsSectionProps = {
  did: Did
  /** The address of the claim's details. */
  hrefOf: (id: ClaimId) => string
  /** Opens the dialog, with what a template has filled in. */
  begun?: ClaimStart | undefined
  Attributes: AttributesSlot
  onAddEnd?: () => void
}

export function ClaimsSection({ did, hrefOf, begun, Attributes, onAddEnd }: ClaimsSectionProps) {
  const [isAdding, setIsAdding] = useState(false)
  const [recording, setRecording] = useState<Claim | null>(null)
  const [confirmed, setConfirmed] = useState<readonly Hex[]>([])
  // The chain has confirmed these wordings; the server's index follows within a moment, and nobody should pay twice meanwhile.
  const isOnItsWay = (claim: Claim) => claim.chainRecord === 'none' && confirmed.includes(claim.claimHash)
  const claims = useQuery({
    ...claimsOfDidQuery(did.id),
    refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? indexPollMs : false),
  })
  const recordClaim = useRecordClaim(did, (claim) => setConfirmed((known) => [...known, claim.claimHash]))
  const closeDialog = () => {
    setIsAdding(false)
    onAddEnd?.()
  }
  const handleSaved = (claim: Claim, publication: Publication) => {
    closeDialog()
    void recordClaim(claim, publication, 'added')
  }
  const handleRecord = (publication: Publication) => {
    // One modal at a time: the transaction's takes this one's place.
    setRecording(null)
    if (recording) void recordClaim(recording, publication, 'later')
  }
  const canRecord = (claim: Claim) => did.onChain && claim.chainRecord === 'none' && !isOnItsWay(claim)
  const openDialog = () => setIsAdding(true)
  return (
    <ClaimsFrame
      action={
        <Button onClick={openDialog}>
          <Plus aria-hidden="true" className="size-4" />
          {texts.add}
        </Button>
      }
    >
      {claims.isPending && <ClaimSkeletons />}
      {claims.isError && (
        <ErrorCard
          type="claim"
          cause={claims.error}
          message={texts.loadFailure}
          onRetry={() => void claims.refetch()}
        />
      )}
      {claims.data?.length === 0 && <NoClaims onAdd={openDialog} />}
      {claims.data && claims.data.length > 0 && (
        <ClaimList claims={claims.data} hrefOf={hrefOf} canRecord={canRecord} onRecord={setRecording} />
      )}
      <Suspense>
        {recording && <RecordDialog claim={recording} onClose={() => setRecording(null)} onRecord={handleRecord} />}
        {(isAdding || begun) && (
          <AddClaimDialog
            key={begun?.key ?? 'free'}
            did={did}
            begun={begun}
            Attributes={Attributes}
            onClose={closeDialog}
            onSaved={handleSaved}
          />
        )}
      </Suspense>
    </ClaimsFrame>
  )
}

function ClaimsFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <section id="claims" aria-labelledby="claims-heading" className="flex flex-col gap-3">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id="claims-heading" className="text-lg font-semibold">
          {texts.heading}
        </h2>
        {action}
      </header>
      {children}
    </section>
  )
}

function NoClaims({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={FilePlus2}
      title={texts.empty.title}
      action={<Button onClick={onAdd}>{texts.empty.action}</Button>}
    >
      {texts.empty.text}
    </EmptyState>
  )
}
