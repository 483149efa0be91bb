import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import type { ClaimId } from '@did/domain/ids'
import type { User } from '@did/domain/user'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { DashboardFrame } from '../../features/dashboard/dashboard-frame.tsx'
import { viewHref, viewOf } from '../../features/dashboard/views.ts'
import { readChosenDids } from '../../features/dids/remembered-did.ts'
import { findShownDid } from '../../features/dids/shown-did.ts'
import type { PendingAsked } from '../../features/verification/queries.ts'
import type { RequestOccasion } from '../../features/verification/request-verification-dialog.tsx'
import { dashboardTexts } from '../../texts/dashboard.ts'
import { useDocumentTitle } from '../use-document-title.ts'
import { DashboardView } from './dashboard-view.tsx'
import { leadOf } from './lead-of.ts'
import { useAnchor } from './use-anchor.ts'
import { useSummary } from './use-summary.ts'

const ClaimDetail = lazy(async () => ({ default: (await import('./claim-detail.tsx')).ClaimDetail }))
const AskVerifier = lazy(async () => ({ default: (await import('./ask-verifier.tsx')).AskVerifier }))
const DecideRequest = lazy(async () => ({ default: (await import('./decide-request.tsx')).DecideRequest }))

type SignedInDashboardProps = { dids: UseQueryResult<Did[]>; user: User | null; onRestart: () => void }

/** Sidebar, view and the dialogs that belong to no single section. */
export function SignedInDashboard({ dids, user, onRestart }: SignedInDashboardProps) {
  const search = useSearch()
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState<{ claim: Claim; occasion: RequestOccasion } | null>(null)
  const [deciding, setDeciding] = useState<PendingAsked | null>(null)
  const view = viewOf(search)
  const claimId = new URLSearchParams(search).get('claim')
  const did = findShownDid(dids.data ?? [], search, readChosenDids())
  const summary = useSummary(dids.data, user)
  useDocumentTitle(dashboardTexts.views[view])
  useAnchor(view)

  const hrefOf = (id: ClaimId) => `${viewHref(view, search)}&claim=${id}`
  const closeDetail = () => navigate(viewHref(view, search), { replace: true })
  const askFromDetail = (claim: Claim) => {
    closeDetail()
    setAsking({ claim, occasion: claim.standing === 'none' ? 'first' : 'renewal' })
  }
  return (
    <DashboardFrame view={view} lead={leadOf(view, summary)} onRestart={onRestart}>
      <DashboardView
        view={view}
        dids={dids}
        did={did}
        hrefOf={hrefOf}
        onRequestVerification={(claim) => setAsking({ claim, occasion: 'tracker' })}
        onApprove={setDeciding}
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
      <Suspense>{asking && <AskVerifier {...asking} onClose={() => setAsking(null)} />}</Suspense>
      <Suspense>{deciding && <DecideRequest request={deciding} onClose={() => setDeciding(null)} />}</Suspense>
    </DashboardFrame>
  )
}
