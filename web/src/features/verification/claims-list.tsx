import type { Claim } from '@did/domain/claim/claim'
import type { ClaimId, UserId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import FileText from 'lucide-react/icons/file-text'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Link } from 'wouter'
import { describeState, hasBadNews } from '../../entities/claim/claim-state.ts'
import { claimsOfUserQuery } from '../../entities/verification/queries.ts'
import { isReviewed } from '../../entities/verifier/list-verifier-lines.ts'
import { VerifierLines } from '../../entities/verifier/verifier-lines.tsx'
import { cn } from '../../lib/cn.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { claimTypeLabel } from '../../texts/en/frame/names.ts'
import { trackerTexts as texts } from '../../texts/en/verification/verification.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'

type ClaimActions = { hrefOf: (id: ClaimId) => string; onRequestVerification: (claim: Claim) => void }

export function ClaimsList({ userId, ...actions }: ClaimActions & { userId: UserId }) {
  const claims = useQuery(claimsOfUserQuery(userId))
  if (claims.isPending) return <Loading skeleton="h-40 rounded-2xl" />
  if (claims.isError) return <QueryError type="claim" query={claims} message={texts.claimsFailed} />
  if (claims.data.length === 0)
    return (
      <EmptyState icon={FileText} title={texts.noClaims}>
        {texts.noClaimsText}
      </EmptyState>
    )
  return (
    <ul className="flex flex-col divide-y divide-line">
      {claims.data.map((claim) => (
        <ClaimItem key={claim.id} claim={claim} {...actions} />
      ))}
    </ul>
  )
}

function ClaimItem({ claim, hrefOf, onRequestVerification }: ClaimActions & { claim: Claim }) {
  const titleId = `tracked-claim-${claim.id}`
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <h3 id={titleId} dir="auto" className="min-w-0 font-semibold break-words">
          {claim.title}
        </h3>
        {claim.isVerified ? (
          <Badge tone={isReviewed(claim) ? 'ok' : 'wait'} icon={isReviewed(claim) ? BadgeCheck : TriangleAlert}>
            {texts.verified}
          </Badge>
        ) : (
          <Badge tone="wait" icon={CircleDashed}>
            {texts.unverified}
          </Badge>
        )}
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
        <span>{claimTypeLabel(claim.type)}</span>
        <span>{texts.issued(shortDate(claim.issueDate))}</span>
      </p>
      <p dir="auto" className={cn('text-sm break-words', hasBadNews(claim) ? 'text-bad' : 'text-ink-2')}>
        {describeState(claim)}
      </p>
      <VerifierLines claim={claim} />
      <p dir="auto" className="line-clamp-2 break-words text-ink-2">
        {claim.description}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        {!claim.isVerified && (
          <Button variant="outline" aria-describedby={titleId} onClick={() => onRequestVerification(claim)}>
            {texts.requestVerification}
          </Button>
        )}
        <Link
          href={hrefOf(claim.id)}
          aria-describedby={titleId}
          className={cn(buttonClass({ variant: 'link' }), '-ms-1')}
        >
          {texts.viewDetails}
        </Link>
      </div>
    </li>
  )
}
