import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import type { ClaimId } from '@did/domain/ids'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ClaimsSection } from '../../features/claims/claims-section.tsx'
import { type ViewId, viewHref } from '../../features/dashboard/views.ts'
import { DidSection, DidSectionFailed, DidSectionLoading } from '../../features/dids/did-section.tsx'
import { OtherDids } from '../../features/dids/other-dids.tsx'
import { ProfileSection } from '../../features/profile/profile-section.tsx'
import type { PendingAsked } from '../../features/verification/queries.ts'
import { VerificationAuthority } from '../../features/verification/verification-authority.tsx'
import { VerificationTracker } from '../../features/verification/verification-tracker.tsx'

const AllShares = lazy(async () => ({ default: (await import('../../features/sharing/shared-list.tsx')).AllShares }))

const Confirmations = lazy(async () => ({
  default: (await import('../../features/revocation/confirmations-section.tsx')).ConfirmationsSection,
}))

const AdministrationView = lazy(async () => ({
  default: (await import('../../features/administration/administration-view.tsx')).AdministrationView,
}))

type DashboardViewProps = {
  view: ViewId
  dids: UseQueryResult<Did[]>
  hrefOf: (id: ClaimId) => string
  onRequestVerification: (claim: Claim) => void
  onApprove: (request: PendingAsked) => void
}

/** The sections of each view (SPEC.md 2.5). */
export function DashboardView({ view, dids, hrefOf, onRequestVerification, onApprove }: DashboardViewProps) {
  switch (view) {
    case 'dashboard':
      return (
        <>
          <ProfileSection />
          <DidPart dids={dids} />
          <ClaimsPart dids={dids} hrefOf={hrefOf} />
          <VerificationTracker onRequestVerification={onRequestVerification} />
        </>
      )
    case 'dids':
      return (
        <>
          <DidPart dids={dids} />
          <OtherDids dids={dids.data?.slice(1) ?? []} />
        </>
      )
    case 'claims':
      if (!dids.data?.length) return <DidPart dids={dids} />
      return (
        <>
          <ClaimsPart dids={dids} hrefOf={hrefOf} />
          <Suspense>
            <AllShares />
          </Suspense>
        </>
      )
    case 'verification':
      return <VerificationTracker onRequestVerification={onRequestVerification} />
    case 'verifier':
      return (
        <>
          <VerificationAuthority onApprove={onApprove} />
          <Suspense>
            <Confirmations />
          </Suspense>
        </>
      )
    case 'profile':
      return <ProfileSection />
    case 'administration':
      return (
        <Suspense>
          <AdministrationView />
        </Suspense>
      )
  }
}

function DidPart({ dids }: { dids: UseQueryResult<Did[]> }) {
  if (dids.data) return <DidSection did={dids.data[0] ?? null} />
  if (dids.isError) return <DidSectionFailed onRetry={() => void dids.refetch()} />
  return <DidSectionLoading />
}

/** Hidden without a DID: a claim has nothing to be attached to (SPEC.md 2.8). */
function ClaimsPart({ dids, hrefOf }: Pick<DashboardViewProps, 'dids' | 'hrefOf'>) {
  const search = useSearch()
  const [, navigate] = useLocation()
  const did = dids.data?.[0]
  if (!did) return null
  const addType = new URLSearchParams(search).get('add') ?? undefined
  return (
    <ClaimsSection
      key={did.id}
      did={did}
      hrefOf={hrefOf}
      addType={addType}
      onAddEnd={() => addType !== undefined && navigate(viewHref('claims'), { replace: true })}
    />
  )
}
