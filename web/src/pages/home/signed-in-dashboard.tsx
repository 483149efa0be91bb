import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import type { ClaimId } from '@did/domain/ids'
import type { User } from '@did/domain/user'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { DashboardFrame } from '../../features/dashboard/dashboard-frame.tsx'
import { viewHref, viewOf } from '../../features/dashboard/views.ts'
import type { PendingAsked } from '../../features/verification/queries.ts'
import { RequestVerificationDialog } from '../../features/verification/request-verification-dialog.tsx'
import { dashboardTexts } from '../../texts/dashboard.ts'
import { useDocumentTitle } from '../use-document-title.ts'
import { ClaimDetail } from './claim-detail.tsx'
import { DashboardView } from './dashboard-view.tsx'
import { leadOf } from './lead-of.ts'
import { useAnchor } from './use-anchor.ts'
import { useSummary } from './use-summary.ts'

const ProofDialog = lazy(async () => ({
  default: (await import('../../features/proof-dialog/proof-dialog.tsx')).ProofDialog,
}))

type SignedInDashboardProps = { dids: UseQueryResult<Did[]>; user: User | null; onRestart: () => void }

/** Sidebar, view and the dialogs that belong to no single section. */
export function SignedInDashboard({ dids, user, onRestart }: SignedInDashboardProps) {
  const search = useSearch()
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState<Claim | null>(null)
  const [deciding, setDeciding] = useState<PendingAsked | null>(null)
  const view = viewOf(search)
  const did = dids.data?.[0] ?? null
  const summary = useSummary(dids.data, user)
  useDocumentTitle(dashboardTexts.views[view])
  useAnchor(view)

  const hrefOf = (id: ClaimId) => `${viewHref(view)}&claim=${id}`
  const closeDetail = () => navigate(viewHref(view), { replace: true })
  const askFromDetail = (claim: Claim) => {
    closeDetail()
    setAsking(claim)
  }
  return (
    <DashboardFrame view={view} lead={leadOf(view, summary)} onRestart={onRestart}>
      <DashboardView
        view={view}
        dids={dids}
        hrefOf={hrefOf}
        onRequestVerification={setAsking}
        onApprove={setDeciding}
      />
      {did && (
        <ClaimDetail
          did={did}
          user={user}
          claimId={new URLSearchParams(search).get('claim')}
          onRequestVerification={askFromDetail}
          onClose={closeDetail}
        />
      )}
      {asking && <RequestVerificationDialog claim={asking} open onOpenChange={(isOpen) => isOpen || setAsking(null)} />}
      {deciding && (
        <Suspense fallback={null}>
          <ProofDialog request={deciding} onClose={() => setDeciding(null)} />
        </Suspense>
      )}
    </DashboardFrame>
  )
}
