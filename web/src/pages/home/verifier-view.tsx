import type { Hex } from '@did/domain/hex'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { useCallback, useState } from 'react'
import { useSearch } from 'wouter'
import { requestOf, viewHref } from '../../features/dashboard/views.ts'
import { ConfirmationsSection } from '../../features/revocation/confirmations-section.tsx'
import type { DeskTab } from '../../features/verification/desk/verifier-desk.tsx'
import { VerificationAuthority } from '../../features/verification/verification-authority.tsx'

type VerifierViewProps = { onApprove: (request: PendingAsked) => void }

export function VerifierView({ onApprove }: VerifierViewProps) {
  const [asked, setAsked] = useState<Hex | null>(null)
  const handleAnswered = useCallback(() => setAsked(null), [])
  const [tab, setTab] = useState<DeskTab>('waiting')
  const search = useSearch()
  const showDecided = () => {
    setTab('decided')
    document.getElementById('verify')?.scrollIntoView()
    document.querySelector<HTMLElement>('#verify [role=tab]:last-child')?.focus()
  }
  return (
    <>
      <AuthorityPart onApprove={onApprove} onRevoke={setAsked} tab={tab} onTab={setTab} />
      <ConfirmationsSection
        asked={asked}
        onAnswered={handleAnswered}
        decidedHref={viewHref('verifier', search)}
        onShowDecided={showDecided}
      />
    </>
  )
}

type AuthorityPartProps = VerifierViewProps & {
  onRevoke: (digest: Hex) => void
  tab: DeskTab
  onTab: (tab: DeskTab) => void
}

function AuthorityPart(props: AuthorityPartProps) {
  const search = useSearch()
  const list = viewHref('verifier', search)
  const hrefOf = (id: number | null) => (id === null ? list : `${list}&request=${id}`)
  return <VerificationAuthority openId={requestOf(search)} hrefOf={hrefOf} {...props} />
}
