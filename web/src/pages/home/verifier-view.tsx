import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { useSearch } from 'wouter'
import { requestOf, viewHref } from '../../features/dashboard/views.ts'
import { ConfirmationsSection } from '../../features/revocation/confirmations-section.tsx'
import { VerificationAuthority } from '../../features/verification/verification-authority.tsx'

type VerifierViewProps = { onApprove: (request: PendingAsked) => void }

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
  return <VerificationAuthority openId={requestOf(search)} hrefOf={hrefOf} onApprove={onApprove} />
}
