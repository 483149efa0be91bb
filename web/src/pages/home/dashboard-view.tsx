import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import type { ClaimId } from '@did/domain/ids'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type ClaimStart, startFrom } from '../../entities/claim-form/claim-start.ts'
import { templateQuery } from '../../entities/template/template-query.ts'
import { ClaimsSection } from '../../features/claim/claims-section.tsx'
import { requestOf, type ViewId, viewHref, viewOf } from '../../features/dashboard/views.ts'
import { DidSection, DidSectionWaiting } from '../../features/did/did-section.tsx'
import { OtherDids } from '../../features/did/other-dids.tsx'
import { ProfileSection } from '../../features/profile/profile-section.tsx'
import { VerificationTracker } from '../../features/verification/verification-tracker.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useNarrow } from '../../lib/page/use-narrow.ts'
import { claimsTexts } from '../../texts/en/claim/claims.ts'
import { Loading } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast/toast.ts'

const AllShares = lazyPart(async () => (await import('../../features/share/list/shared-list.tsx')).AllShares)

const VerifierView = lazyPart(async () => (await import('./verifier-view.tsx')).VerifierView)

const AdministrationView = lazyPart(
  async () => (await import('../../features/administration/administration-view.tsx')).AdministrationView,
)

const ProfileExtras = lazyPart(async () => (await import('./profile-extras.tsx')).ProfileExtras)

type DashboardViewProps = {
  view: ViewId
  dids: UseQueryResult<Did[]>
  did: Did | null
  hrefOf: (id: ClaimId) => string
  onRequestVerification: (claim: Claim) => void
  onApprove: (request: PendingAsked) => void
}

export function DashboardView({ view, dids, did, hrefOf, onRequestVerification, onApprove }: DashboardViewProps) {
  switch (view) {
    case 'dashboard':
      return (
        <Overview
          person={<ProfileSection />}
          identity={<DidPart dids={dids} did={did} />}
          claims={did && <ClaimsPart did={did} hrefOf={hrefOf} />}
          requests={<VerificationTracker hrefOf={hrefOf} onRequestVerification={onRequestVerification} />}
        />
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
            <AllShares hrefOf={hrefOf} />
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

type Parts = Record<'person' | 'identity' | 'claims' | 'requests', ReactNode>

/**
 * On a phone, the owner's claims come first, and then the requests that wait. Without a DID, a
 * person has no claims, so the DID comes before them.
 */
function Overview({ person, identity, claims, requests }: Parts) {
  const isNarrow = useNarrow()
  return isNarrow && claims ? (
    <>
      {claims}
      {requests}
      {person}
      {identity}
    </>
  ) : (
    <>
      {person}
      {identity}
      {claims}
      {requests}
    </>
  )
}

/** Gives the header's link `#verify` a target while the verifier's view loads. */
function AuthorityLoading() {
  return (
    <div id="verify">
      <Loading skeleton="h-64 rounded-2xl" />
    </div>
  )
}

function TrackerPart(props: Pick<DashboardViewProps, 'hrefOf' | 'onRequestVerification'>) {
  return <VerificationTracker {...props} requestId={requestOf(useSearch())} />
}

function DidPart({ dids, did }: Pick<DashboardViewProps, 'dids' | 'did'>) {
  if (!dids.data) return <DidSectionWaiting dids={dids} />
  return (
    <div className="flex flex-col gap-3">
      <DidSection did={did} dids={dids.data} />
      <DidChoice dids={dids} did={did} />
    </div>
  )
}

function DidChoice({ dids, did }: Pick<DashboardViewProps, 'dids' | 'did'>) {
  const view = viewOf(useSearch())
  if (!did || !dids.data) return null
  // A new React key closes the list of other DIDs when the page shows another DID.
  return <OtherDids key={did.id} dids={dids.data} shown={did} hrefOf={({ id }) => viewHref(view, `did=${id}`)} />
}

/** Each claim belongs to a DID, so a person without a DID sees no claims. */
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
      proveAgeHref={`${viewHref(viewOf(search), search)}&prove=age`}
      shareSeveralHref={`${viewHref(viewOf(search), search)}&share=several`}
      begun={begun}
      onAddEnd={() => begun && navigate(viewHref('claims', search), { replace: true })}
    />
  )
}

/**
 * The URL may name a claim template (`template=`). If there is no such template, a toast says so.
 */
function useClaimStart(search: string): ClaimStart | undefined {
  const [, navigate] = useLocation()
  const ref = new URLSearchParams(search).get('template')
  const { data, isError } = useQuery({ ...templateQuery(ref ?? ''), enabled: ref !== null })
  const isGone = ref !== null && (data === null || isError)
  useEffect(() => {
    if (!isGone) return
    toast({ variant: 'destructive', ...claimsTexts.toasts.templateGone })
    navigate(viewHref('claims', search), { replace: true })
  }, [isGone, navigate, search])
  return ref !== null && data ? startFrom(data) : undefined
}
