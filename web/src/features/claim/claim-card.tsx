import type { Claim } from '@did/domain/claim/claim'
import { describeLeaf } from '@did/domain/texts/leaves'
import Maximize2 from 'lucide-react/icons/maximize-2'
import { useId } from 'react'
import { Link } from 'wouter'
import { ClaimBadge } from '../../entities/claim/claim-badge.tsx'
import { ClaimBand } from '../../entities/claim/claim-band.tsx'
import { describeState, hasBadNews } from '../../entities/claim/claim-state.ts'
import { describeUntil } from '../../entities/claim/claim-until.ts'
import { isReviewed } from '../../entities/verifier/list-verifier-lines.ts'
import { Monogram } from '../../entities/verifier/monogram.tsx'
import { VerifierLines } from '../../entities/verifier/verifier-lines.tsx'
import { cn } from '../../lib/cn.ts'
import { dateNow } from '../../lib/page/device-clock.ts'
import { claimsTexts } from '../../texts/en/claim/claims.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { Button, buttonClass } from '../../ui/button.tsx'

const texts = claimsTexts.card

/** The card shows the first two lines of this text. */
function listFields({ fields, issueDate }: Claim): string {
  return fields.map((field) => `${field.label}: ${describeLeaf(field, issueDate)}`).join(' · ')
}

type ClaimCardProps = {
  claim: Claim
  detailHref: string
  /**
   * The member is absent if the owner cannot record the claim now, for instance because the chain
   * has recorded it already.
   */
  onRecord?: (() => void) | undefined
}

export function ClaimCard({ claim, detailHref, onRecord }: ClaimCardProps) {
  const titleId = useId()
  const reviewed = isReviewed(claim)
  const until = describeUntil(claim, dateNow())
  return (
    <article
      aria-labelledby={titleId}
      className={cn(
        'relative flex min-w-0 flex-col overflow-hidden rounded-2xl border bg-surface shadow-card transition-shadow duration-150 hover:shadow-float',
        reviewed ? 'border-line' : 'border-line-strong',
      )}
    >
      <ClaimBand
        type={claim.type}
        standing={claim.standing}
        isReviewed={reviewed}
        mark={claim.verifiedBy && <Monogram name={claim.verifiedBy.name} isReviewed={reviewed} place="band" />}
      />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <ClaimBadge standing={claim.standing} isReviewed={reviewed} pendingText={claimsTexts.badge.pending} />
          <time dateTime={claim.issueDate} className="text-xs text-ink-3">
            {claimsTexts.card.issued(shortDate(claim.issueDate))}
          </time>
        </div>
        <p
          data-news
          dir="auto"
          className={cn('line-clamp-2 text-sm break-words', hasBadNews(claim) ? 'text-bad' : 'text-ink-2')}
        >
          {describeState(claim)}
        </p>
        <h3 id={titleId} dir="auto" className="mt-1 line-clamp-3 text-lg font-semibold break-words">
          {claim.title}
        </h3>
        {claim.holderName && (
          <p dir="auto" className="-mt-1 font-medium break-words">
            {claim.holderName}
          </p>
        )}
        <p dir="auto" className="line-clamp-2 text-sm break-words text-ink-2">
          {claim.fields.length > 0 ? listFields(claim) : claim.description}
        </p>
        <VerifierLines claim={claim} />
        {until && <p className={cn('text-sm', until.isSoon ? 'font-medium text-wait' : 'text-ink-2')}>{until.text}</p>}
        <div className="mt-auto flex flex-wrap items-center gap-x-2">
          {/* The link covers the card beneath the button, so that a press opens the claim. */}
          <Link
            href={detailHref}
            aria-describedby={titleId}
            className="me-auto inline-flex min-h-11 items-center text-sm font-medium text-brand underline-offset-4 after:absolute after:inset-0 after:rounded-2xl hover:underline"
          >
            {texts.viewDetails}
          </Link>
          {claim.standing === 'current' && !claim.isPrivate && (
            <>
              <Link
                href={`${detailHref}&front`}
                aria-describedby={titleId}
                className={cn(buttonClass({ variant: 'outline', shape: 'small' }), 'relative z-10')}
              >
                <Maximize2 aria-hidden="true" className="size-4" />
                {texts.show}
              </Link>
              <Link
                href={`${detailHref}&tab=share`}
                aria-describedby={titleId}
                className={cn(buttonClass({ variant: 'outline', shape: 'small' }), 'relative z-10')}
              >
                {texts.share}
              </Link>
            </>
          )}
        </div>
        {onRecord && (
          <Button variant="link" shape="note" className="relative z-10 -ms-1 self-start" onClick={onRecord}>
            {texts.record}
          </Button>
        )}
      </div>
    </article>
  )
}
