import { lazy, Suspense } from 'react'
import { useSearch } from 'wouter'
import { requestOf, viewHref } from '../../features/dashboard/views.ts'
import { ApplyForAccreditation } from '../../features/profile/apply-for-accreditation.tsx'
import { ConfirmationsSection } from '../../features/revocation/confirmations-section.tsx'
import type { PendingAsked } from '../../features/verification/queries.ts'
import { VerificationAuthority } from '../../features/verification/verification-authority.tsx'

const VerifierDesk = lazy(async () => ({
  default: (await import('../../features/verification/desk/verifier-desk.tsx')).VerifierDesk,
}))

const ClaimHistory = lazy(async () => ({
  default: (await import('../../features/claims/claim-history.tsx')).ClaimHistory,
}))

type VerifierViewProps = { onApprove: (request: PendingAsked) => void }

/** What a verifier works with, and what it has confirmed. */
export function VerifierView({ onApprove }: VerifierViewProps) {
  return (
    <>
      <AuthorityPart onApprove={onApprove} />
      <ConfirmationsSection />
    </>
  )
}

function AuthorityPart({ onApprove }: VerifierViewProps) {
  const search = useSearch()
  const list = viewHref('verifier', search)
  const hrefOf = (id: number | null) => (id === null ? list : `${list}&request=${id}`)
  return (
    <VerificationAuthority
      hrefOfRequest={hrefOf}
      apply={(user) => <ApplyForAccreditation user={user} />}
      desk={(verifierId) => (
        <VerifierDesk
          verifierId={verifierId}
          openId={requestOf(search)}
          hrefOf={hrefOf}
          onApprove={onApprove}
          history={(claimId) => (
            <Suspense>
              <ClaimHistory claimId={claimId} reader="verifier" />
            </Suspense>
          )}
        />
      )}
    />
  )
}
