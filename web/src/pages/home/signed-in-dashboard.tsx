import type { User } from '@did/domain/account/user'
import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import type { ClaimId } from '@did/domain/ids'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { readChosenDids } from '../../entities/did/remembered-did.ts'
import { findShownDid } from '../../entities/did/shown-did.ts'
import { sentRequestsQuery, verifiersQuery } from '../../entities/verification/queries.ts'
import { DashboardFrame } from '../../features/dashboard/dashboard-frame.tsx'
import { summarizeClaims } from '../../features/dashboard/summarize-claims.ts'
import { viewHref, viewOf } from '../../features/dashboard/views.ts'
import type { RequestOccasion } from '../../features/verification/request-verification-dialog.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { dashboardTexts } from '../../texts/en/dashboard/dashboard.ts'
import { useDocumentTitle } from '../use-document-title.ts'
import { leadOf, ToDecide } from './dashboard-lead.tsx'
import { DashboardView } from './dashboard-view.tsx'
import { useAnchor } from './use-anchor.ts'
import { useOwnClaims } from './use-own-claims.ts'

const loadClaimDetail = async () => (await import('./claim-detail.tsx')).ClaimDetail
const ClaimDetail = lazyPart(loadClaimDetail)
// Load the code of the claim's details while the lists load. If this fails, the page loads the code
// again when it shows the claim.
if (new URLSearchParams(location.search).has('claim')) loadClaimDetail().catch(() => {})
const RequestVerificationDialog = lazyPart(
  async () => (await import('../../features/verification/request-verification-dialog.tsx')).RequestVerificationDialog,
)
const ProveAge = lazyPart(async () => (await import('./prove-age.tsx')).ProveAge)
const ShareSeveral = lazyPart(async () => (await import('./share-several.tsx')).ShareSeveral)
const ProofDialog = lazyPart(async () => (await import('../../features/proof/dialog/proof-dialog.tsx')).ProofDialog)

type SignedInDashboardProps = { dids: UseQueryResult<Did[]>; user: User | null; onRestart: () => void }

export function SignedInDashboard({ dids, user, onRestart }: SignedInDashboardProps) {
  const search = useSearch()
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState<{ claim: Claim; occasion: RequestOccasion } | null>(null)
  const [approving, setApproving] = useState<{ request: PendingAsked; opensVault: boolean } | null>(null)
  const view = viewOf(search)
  const claimId = new URLSearchParams(search).get('claim')
  const isProvingAge = new URLSearchParams(search).get('prove') === 'age'
  const isSharingSeveral = new URLSearchParams(search).get('share') === 'several'
  const did = findShownDid(dids.data ?? [], search, readChosenDids())
  const summary = useSummary(dids.data, user)
  const ViewNotices = useLazy(async () => (await import('./view-notices.tsx')).ViewNotices, user)
  useDocumentTitle(dashboardTexts.views[view])
  useAnchor(view)

  const hrefOf = (id: ClaimId) => `${viewHref(view, search)}&claim=${id}`
  const closeDetail = () => navigate(viewHref(view, search), { replace: true })
  const askFromDetail = (claim: Claim) => {
    closeDetail()
    setAsking({ claim, occasion: claim.standing === 'none' ? 'first' : 'renewal' })
  }
  return (
    <DashboardFrame
      view={view}
      lead={leadOf(view, user?.isVerifier ? <ToDecide verifierId={user.id} summary={summary} /> : summary)}
      onRestart={onRestart}
    >
      {ViewNotices && <ViewNotices view={view} user={user} />}
      <DashboardView
        view={view}
        dids={dids}
        did={did}
        hrefOf={hrefOf}
        onRequestVerification={(claim) => setAsking({ claim, occasion: 'tracker' })}
        onApprove={(request) => setApproving({ request, opensVault: !isKeyPress() })}
      />
      <Suspense>
        {did && claimId !== null && (
          <ClaimDetail
            shown={did}
            dids={dids.data ?? []}
            user={user}
            claimId={claimId}
            onRequestVerification={askFromDetail}
            onClose={closeDetail}
          />
        )}
      </Suspense>
      <Suspense>
        {isProvingAge && <ProveAge user={user} did={did} dids={dids.data ?? []} onClose={closeDetail} />}
      </Suspense>
      <Suspense>{isSharingSeveral && <ShareSeveral user={user} did={did} onClose={closeDetail} />}</Suspense>
      <Suspense>{asking && <RequestVerificationDialog {...asking} onClose={() => setAsking(null)} />}</Suspense>
      <Suspense>{approving && <ProofDialog {...approving} onClose={() => setApproving(null)} />}</Suspense>
    </DashboardFrame>
  )
}

/** A mouse also focuses a button, but then the button does not match `:focus-visible`. */
function isKeyPress(): boolean {
  return document.activeElement?.matches(':focus-visible') ?? false
}

/**
 * While the page does not know the sentence about the person's claims yet, a blank keeps the height
 * of the line.
 */
const notYet = ' '

function useSummary(dids: readonly Did[] | undefined, user: User | null): string {
  const claims = useOwnClaims(user, dids?.[0] ?? null)
  const requests = useQuery(user ? sentRequestsQuery(user.id) : { queryKey: ['nobody'], queryFn: skipToken })
  const isAwaited = requests.data?.some((request) => request.status === 'pending') ?? false
  const verifiers = useQuery({ ...verifiersQuery, enabled: isAwaited })
  if (dids?.length === 0) return dashboardTexts.summary.noDid
  if (!claims) return notYet
  return summarizeClaims(claims, requests.data ?? [], (asked) => {
    const verifier = verifiers.data?.find(({ id }) => id === asked)
    return verifier ? verifier.verifierOrganization || verifier.username : null
  })
}
