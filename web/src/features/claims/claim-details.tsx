import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import { BadgeCheck, Clock, History, Pencil, RotateCw } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isReviewed } from '../../lib/verifier-lines.ts'
import { claimDetailsTexts } from '../../texts/claim-details.ts'
import { claimsTexts } from '../../texts/claims.ts'
import { relativeTime, shortDate } from '../../texts/dates.ts'
import { describeFact, nameFact } from '../../texts/derived-facts.ts'
import { claimTypeLabel } from '../../texts/names.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VerifierLines } from '../../ui/verifier-lines.tsx'
import { ClaimBadge } from './claim-badge.tsx'
import { ClaimFact, ClaimFacts } from './claim-facts.tsx'
import { describeUntil } from './claim-until.ts'

const AskedVerifiers = lazy(async () => ({ default: (await import('./asked-verifiers.tsx')).AskedVerifiers }))
const ClaimHistory = lazy(async () => ({ default: (await import('./claim-history.tsx')).ClaimHistory }))
const texts = claimDetailsTexts.detail

type ClaimDetailsProps = {
  claim: Claim
  did: Did | null
  notes: ReactNode
  attributes: ReactNode
  onRequestVerification: () => void
  onViewProof: () => void
  onEdit: () => void
}

export function ClaimDetails(props: ClaimDetailsProps) {
  const { claim, did, notes, attributes, onRequestVerification, onViewProof, onEdit } = props
  const [isHistoryShown, setIsHistoryShown] = useState(false)
  const until = describeUntil(claim, new Date())
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ClaimBadge
          standing={claim.standing}
          isReviewed={isReviewed(claim)}
          pendingText={claimsTexts.badge.pendingVerification}
        />
        <p className="text-sm text-ink-3">
          {texts.added} {relativeTime(new Date(claim.createdAt), new Date())}
        </p>
      </div>
      <div className="flex flex-col gap-1">
        <VerifierLines claim={claim} />
      </div>
      {notes}
      <ClaimFacts>
        <ClaimFact term={texts.type}>{claimTypeLabel(claim.type)}</ClaimFact>
        <ClaimFact term={texts.issueDate}>
          <time dateTime={claim.issueDate}>{shortDate(claim.issueDate)}</time>
        </ClaimFact>
        <ClaimFact term={texts.status}>{texts.standing[claim.standing]}</ClaimFact>
        {until && <ClaimFact term={texts.validity}>{until.text}</ClaimFact>}
        <ClaimFact term={texts.description} wide>
          {claim.description}
        </ClaimFact>
        {claim.derivedFacts.map((fact) => (
          <ClaimFact key={fact.field} term={nameFact(fact.field) ?? fact.field}>
            {describeFact(fact, claim.issueDate)}
          </ClaimFact>
        ))}
        {did && (
          <ClaimFact term={texts.didTokenId}>
            <span className="font-mono text-sm break-all">{did.tokenId}</span>
          </ClaimFact>
        )}
        <ClaimFact term={texts.chain}>{texts.chainRecord[claim.chainRecord]}</ClaimFact>
      </ClaimFacts>
      {claim.asked.length > 0 && (
        <Suspense>
          <AskedVerifiers asked={claim.asked} />
        </Suspense>
      )}
      <NextStep claim={claim} onRequestVerification={onRequestVerification} />
      {attributes}
      <div className="flex flex-wrap gap-2">
        {claim.isVerified && (
          <Button variant="outline" onClick={onViewProof}>
            <BadgeCheck aria-hidden="true" className="size-4" />
            {texts.viewProof}
          </Button>
        )}
        {claim.isVerified && claim.validUntil !== null && (
          <Button variant="outline" onClick={onRequestVerification}>
            <RotateCw aria-hidden="true" className="size-4" />
            {texts.renew}
          </Button>
        )}
        <Button variant="outline" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
          {texts.edit}
        </Button>
        <Button variant="outline" aria-expanded={isHistoryShown} onClick={() => setIsHistoryShown(!isHistoryShown)}>
          <History aria-hidden="true" className="size-4" />
          {texts.history}
        </Button>
      </div>
      {isHistoryShown && (
        <Suspense>
          <ClaimHistory claimId={claim.id} reader="owner" />
        </Suspense>
      )}
    </div>
  )
}

/** What its owner can do about a claim that nobody stands behind now. */
function NextStep({ claim, onRequestVerification }: Pick<ClaimDetailsProps, 'claim' | 'onRequestVerification'>) {
  const { standing } = claim
  if (standing === 'current') return null
  const { title, text, action } = standing === 'none' ? texts.notVerified : texts.renewal[standing]
  return (
    <Notice
      tone="wait"
      icon={standing === 'none' ? Clock : RotateCw}
      title={title}
      action={<Button onClick={onRequestVerification}>{action}</Button>}
    >
      {text}
    </Notice>
  )
}
