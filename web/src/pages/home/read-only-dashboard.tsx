import { useState } from 'react'
import { useSearch } from 'wouter'
import { ReadOnlyClaims } from '../../features/claim/claims-section.tsx'
import { DashboardFrame } from '../../features/dashboard/dashboard-frame.tsx'
import { type ViewId, viewOf } from '../../features/dashboard/views.ts'
import { ReadOnlyDid } from '../../features/did/did-section.tsx'
import { WizardWithoutWallet } from '../../features/onboarding/wizard-without-wallet.tsx'
import { ReadOnlyProfile } from '../../features/profile/profile-section.tsx'
import { VerificationAuthority } from '../../features/verification/verification-authority.tsx'
import { VerificationTracker } from '../../features/verification/verification-tracker.tsx'
import { dashboardTexts } from '../../texts/en/dashboard/dashboard.ts'
import { useDocumentTitle } from '../use-document-title.ts'
import { AccessButton, AccessNotice } from './access-notice.tsx'
import { leadOf } from './dashboard-lead.tsx'
import { useAnchor } from './use-anchor.ts'

const nothing = () => {}
const nowhere = () => '/'

export function ReadOnlyDashboard() {
  const [isWizardOpen, setIsWizardOpen] = useState(false)
  const view = viewOf(useSearch())
  useDocumentTitle(dashboardTexts.views[view])
  useAnchor(view)
  if (isWizardOpen)
    return (
      <div className="w-full px-4 py-8 md:px-6 md:py-12">
        <WizardWithoutWallet action={<AccessButton />} onLeave={() => setIsWizardOpen(false)} />
      </div>
    )
  return (
    <DashboardFrame
      view={view}
      lead={leadOf(view, dashboardTexts.readOnly.lead)}
      onRestart={() => setIsWizardOpen(true)}
    >
      <AccessNotice />
      <ReadOnlyView view={view} />
    </DashboardFrame>
  )
}

function ReadOnlyView({ view }: { view: ViewId }) {
  switch (view) {
    case 'dashboard':
      return (
        <>
          <ReadOnlyProfile />
          <ReadOnlyDid />
          <ReadOnlyClaims />
          <VerificationTracker hrefOf={nowhere} onRequestVerification={nothing} />
        </>
      )
    case 'dids':
      return <ReadOnlyDid />
    case 'claims':
      return <ReadOnlyClaims />
    case 'verification':
      return <VerificationTracker hrefOf={nowhere} onRequestVerification={nothing} />
    case 'verifier':
      return (
        <VerificationAuthority
          openId={null}
          hrefOf={nowhere}
          onApprove={nothing}
          onRevoke={nothing}
          tab="waiting"
          onTab={nothing}
        />
      )
    case 'profile':
      return <ReadOnlyProfile />
    case 'administration':
      return null
  }
}
