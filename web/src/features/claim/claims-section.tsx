import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import type { Hex } from '@did/domain/hex'
import type { ClaimId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import FilePlus2 from 'lucide-react/icons/file-plus-corner'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useAccount } from '../../entities/account/account.ts'
import { claimsOfDidQuery } from '../../entities/claim/queries.ts'
import type { ClaimStart } from '../../entities/claim-form/claim-start.ts'
import { chainIndexPollMs } from '../../entities/did/begun-mint.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { claimsTexts as texts } from '../../texts/en/claim/claims.ts'
import { handOutTexts } from '../../texts/en/share/hand-out.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import type { Publication } from './add/add-claim-form.ts'
import { ClaimList } from './claim-list.tsx'
import { ClaimSkeletons } from './claim-skeletons.tsx'
import { useRecordClaim } from './use-record-claim.ts'

const AddClaimDialog = lazyPart(async () => (await import('./add/add-claim-dialog.tsx')).AddClaimDialog)
const RecordDialog = lazyPart(async () => (await import('./record-dialog.tsx')).RecordDialog)

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
  hrefOf: (id: ClaimId) => string
  proveAgeHref: string
  shareSeveralHref: string
  begun?: ClaimStart | undefined
  onAddEnd?: () => void
}

export function ClaimsSection({ did, hrefOf, proveAgeHref, shareSeveralHref, begun, onAddEnd }: ClaimsSectionProps) {
  const [isAdding, setIsAdding] = useState(false)
  const [recording, setRecording] = useState<Claim | null>(null)
  const [confirmed, setConfirmed] = useState<readonly Hex[]>([])
  // The chain has confirmed the record, but the chain index may not know it yet. The owner must not
  // pay a second time meanwhile.
  const isOnItsWay = (claim: Claim) => claim.chainRecord === 'none' && confirmed.includes(claim.claimHash)
  const claims = useQuery({
    ...claimsOfDidQuery(did.id),
    refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? chainIndexPollMs : false),
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
    // Only one modal dialog can be open, so the record dialog closes before the transaction dialog
    // opens.
    setRecording(null)
    if (recording) void recordClaim(recording, publication, 'later')
  }
  const canRecord = (claim: Claim) => did.onChain && claim.chainRecord === 'none' && !isOnItsWay(claim)
  const openDialog = () => setIsAdding(true)
  const areSeveral = (claims.data ?? []).filter(({ isPrivate }) => !isPrivate).length > 1
  return (
    <ClaimsFrame
      action={
        <div className="flex flex-wrap gap-2">
          <Link href={proveAgeHref} className={buttonClass({ variant: 'outline' })}>
            {texts.proveAge}
          </Link>
          {areSeveral && (
            <Link href={shareSeveralHref} className={buttonClass({ variant: 'outline' })}>
              {handOutTexts.several.action}
            </Link>
          )}
          <Button onClick={openDialog}>
            <Plus aria-hidden="true" className="size-4" />
            {texts.add}
          </Button>
        </div>
      }
    >
      {claims.isPending && <ClaimSkeletons />}
      {claims.isError && <QueryError type="claim" query={claims} message={texts.loadFailure} />}
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
