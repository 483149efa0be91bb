import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import type { ClaimId } from '@did/domain/ids'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ClaimsSection } from '../../features/claims/claims-section.tsx'
import { requestOf, type ViewId, viewHref, viewOf } from '../../features/dashboard/views.ts'
import { DidSection, DidSectionFailed, DidSectionLoading } from '../../features/dids/did-section.tsx'
import { OtherDids } from '../../features/dids/other-dids.tsx'
import { ProfileSection } from '../../features/profile/profile-section.tsx'
import type { PendingAsked } from '../../features/verification/queries.ts'
import { VerificationTracker } from '../../features/verification/verification-tracker.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useClaimStart } from './use-claim-start.ts'

const AllShares = lazy(async () => ({ default: (await import('../../features/sharing/shared-list.tsx')).AllShares }))

const VerifierView = lazy(async () => ({ default: (await import('./verifier-view.tsx')).VerifierView }))

const AdministrationView = lazy(async () => ({
  default: (await import('../../features/administration/administration-view.tsx')).AdministrationView,
}))

const ProfileExtras = lazy(async () => ({ default: (await import('./profile-extras.tsx')).ProfileExtras }))

const AttributesStep = lazy(async () => ({
  default: (await import('../../features/vault/attributes-step.tsx')).AttributesStep,
}))

type DashboardViewProps = {
  view: ViewId
  dids: UseQueryResult<Did[]>
  /** The DID that is shown. */
  did: Did | null
  hrefOf: (id: ClaimId) => string
  onRequestVerification: (claim: Claim) => void
  onApprove: (request: PendingAsked) => void
}

/** The sections of each view (SPEC.md 2.5). */
export function DashboardView({ view, dids, did, hrefOf, onRequestVerification, onApprove }: DashboardViewProps) {
  switch (view) {
    case 'dashboard':
      return (
        <>
          <ProfileSection />
          <DidPart dids={dids} did={did} />
          <ClaimsPart did={did} hrefOf={hrefOf} />
          <VerificationTracker hrefOf={hrefOf} onRequestVerification={onRequestVerification} />
        </>
      )
    case 'dids':
      return <DidPart dids={dids} did={did} />
    case 'claims':
      if (!did) return <DidPart dids={dids} did={did} />
      return (
        <>
          <ClaimsPart did={did} hrefOf={hrefOf} />
          <DidChoice dids={dids} did={did} />
          <Suspense>
            <AllShares />
          </Suspense>
        </>
      )
    case 'verification':
      return <TrackerPart hrefOf={hrefOf} onRequestVerification={onRequestVerification} />
    case 'verifier':
      return (
        <Suspense fallback={<AuthorityLoading />}>
          <VerifierView onApprove={onApprove} />
        </Suspense>
      )
    case 'profile':
      return (
        <>
          <ProfileSection />
          <Suspense>
            <ProfileExtras />
          </Suspense>
        </>
      )
    case 'administration':
      return (
        <Suspense>
          <AdministrationView />
        </Suspense>
      )
  }
}

/** Already where the header's anchor leads. */
function AuthorityLoading() {
  return (
    <div id="verify">
      <Loading>
        <Skeleton className="h-64 rounded-2xl" />
      </Loading>
    </div>
  )
}

function TrackerPart(props: Pick<DashboardViewProps, 'hrefOf' | 'onRequestVerification'>) {
  return <VerificationTracker {...props} requestId={requestOf(useSearch())} />
}

function DidPart({ dids, did }: Pick<DashboardViewProps, 'dids' | 'did'>) {
  if (dids.data)
    return (
      <div className="flex flex-col gap-3">
        <DidSection did={did} dids={dids.data} />
        <DidChoice dids={dids} did={did} />
      </div>
    )
  if (dids.isError) return <DidSectionFailed cause={dids.error} onRetry={() => void dids.refetch()} />
  return <DidSectionLoading />
}

function DidChoice({ dids, did }: Pick<DashboardViewProps, 'dids' | 'did'>) {
  const view = viewOf(useSearch())
  if (!did || !dids.data) return null
  // Another DID starts with the list closed, as every page does.
  return <OtherDids key={did.id} dids={dids.data} shown={did} hrefOf={({ id }) => viewHref(view, `did=${id}`)} />
}

/** Hidden without a DID: a claim has nothing to be attached to (SPEC.md 2.8). */
function ClaimsPart({ did, hrefOf }: Pick<DashboardViewProps, 'did' | 'hrefOf'>) {
  const search = useSearch()
  const [, navigate] = useLocation()
  const begun = useClaimStart(search)
  if (!did) return null
  return (
    <ClaimsSection
      key={did.id}
      did={did}
      hrefOf={hrefOf}
      begun={begun}
      Attributes={AttributesStep}
      onAddEnd={() => begun && navigate(viewHref('claims', search), { replace: true })}
    />
  )
}
