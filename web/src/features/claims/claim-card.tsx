import type { Claim } from '@did/domain/claim'
import { useId } from 'react'
import { Link } from 'wouter'
import { cn } from '../../lib/cn.ts'
import { claimsTexts } from '../../texts/claims.ts'
import { shortDate } from '../../texts/dates.ts'
import { Button } from '../../ui/button.tsx'
import { ClaimBadge } from './claim-badge.tsx'
import { ClaimBand } from './claim-band.tsx'
import { describeUntil } from './claim-until.ts'

const texts = claimsTexts.card

type ClaimCardProps = {
  claim: Claim
  detailHref: string
  /** Given when the claim can be recorded on the chain and is not. */
  onRecord?: (() => void) | undefined
}

export function ClaimCard({ claim, detailHref, onRecord }: ClaimCardProps) {
  const titleId = useId()
  const until = describeUntil(claim, new Date())
  return (
    <article
      aria-labelledby={titleId}
      className={cn(
        'relative flex min-w-0 flex-col overflow-hidden rounded-2xl border bg-surface shadow-card transition-shadow duration-150 hover:shadow-float',
        claim.isVerified ? 'border-line' : 'border-line-strong',
      )}
    >
      <ClaimBand type={claim.type} standing={claim.standing} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <ClaimBadge standing={claim.standing} pendingText={claimsTexts.badge.pending} />
          <time dateTime={claim.issueDate} className="text-xs text-ink-3">
            {shortDate(claim.issueDate)}
          </time>
        </div>
        <h3 id={titleId} dir="auto" className="mt-1 line-clamp-3 text-lg font-semibold break-words">
          {claim.title}
        </h3>
        <p dir="auto" className="line-clamp-2 text-sm break-words text-ink-2">
          {claim.description}
        </p>
        {/* Each part ends in its own direction: a name that is cut loses its end, whichever way the page runs. */}
        <p className="flex flex-wrap gap-x-1 text-sm text-ink-2">
          <span>{issuerTerm(claim)}</span>{' '}
          <bdi className="line-clamp-2 min-w-0 font-medium break-words text-ink-1">
            {claim.issuer || unnamedIssuer(claim)}
          </bdi>
        </p>
        {until && <p className={cn('text-sm', until.isSoon ? 'font-medium text-wait' : 'text-ink-2')}>{until.text}</p>}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2">
          {/* Stretched over the card: the whole card opens it. */}
          <Link
            href={detailHref}
            aria-describedby={titleId}
            className="inline-flex min-h-11 items-center text-sm font-medium text-brand underline-offset-4 after:absolute after:inset-0 after:rounded-2xl hover:underline"
          >
            {texts.viewDetails}
          </Link>
          {onRecord && (
            <Button variant="link" className="relative z-10 text-sm" onClick={onRecord}>
              {texts.record}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

/** Somebody did verify it, even where its owner named no issuer. */
function unnamedIssuer({ standing }: Claim): string {
  return standing === 'current' ? texts.verifierAsked : texts.noIssuer
}

/** Once a verification is over, the claim is neither verified by anybody nor waiting for them. */
function issuerTerm({ standing }: Claim): string {
  if (standing === 'current') return texts.verifiedBy
  return standing === 'none' ? texts.awaiting : texts.issuedBy
}
