import type { Claim } from '@did/domain/claim'
import { claimTypeLabel } from '@did/domain/claim-type'
import type { Did } from '@did/domain/did'
import { relativeTime, shortDate } from '@did/domain/display'
import { BadgeCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { claimsTexts } from '../../texts/claims.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ClaimBadge } from './claim-badge.tsx'
import { ClaimFact, ClaimFacts } from './claim-facts.tsx'

const texts = claimsTexts.detail

type ClaimDetailsProps = {
  claim: Claim
  did: Did | null
  withdrawal: ReactNode
  onRequestVerification: () => void
  onViewProof: () => void
}

export function ClaimDetails({ claim, did, withdrawal, onRequestVerification, onViewProof }: ClaimDetailsProps) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ClaimBadge isVerified={claim.isVerified} pendingText={claimsTexts.badge.pendingVerification} />
        <p className="text-sm text-ink-3">
          {texts.added} {relativeTime(new Date(claim.createdAt), new Date())}
        </p>
      </div>
      {withdrawal}
      <ClaimFacts>
        <ClaimFact term={texts.type}>{claimTypeLabel(claim.type)}</ClaimFact>
        <ClaimFact term={texts.issueDate}>
          <time dateTime={claim.issueDate}>{shortDate(claim.issueDate)}</time>
        </ClaimFact>
        <ClaimFact term={texts.issuer}>{claim.issuer || claimsTexts.card.noIssuer}</ClaimFact>
        <ClaimFact term={texts.status}>{claim.isVerified ? texts.statusVerified : texts.statusPending}</ClaimFact>
        <ClaimFact term={texts.description} wide>
          {claim.description}
        </ClaimFact>
        {did && (
          <ClaimFact term={texts.didTokenId}>
            <span className="font-mono text-sm break-all">{did.tokenId}</span>
          </ClaimFact>
        )}
        <ClaimFact term={texts.chain}>{texts.chainRecord[claim.chainRecord]}</ClaimFact>
      </ClaimFacts>
      {claim.isVerified ? (
        <Button variant="outline" onClick={onViewProof}>
          <BadgeCheck aria-hidden="true" className="size-4" />
          {texts.viewProof}
        </Button>
      ) : (
        <Notice
          tone="wait"
          icon={Clock}
          title={texts.notVerified.title}
          action={<Button onClick={onRequestVerification}>{texts.notVerified.action}</Button>}
        >
          {texts.notVerified.text}
        </Notice>
      )}
    </div>
  )
}
