import { ClaimBadge } from '../../entities/claim/claim-badge.tsx'
import { ClaimBand } from '../../entities/claim/claim-band.tsx'
import type { ShownTemplate } from '../../entities/template/shown-template.ts'
import { claimsTexts } from '../../texts/en/claim/claims.ts'
import { templatesTexts } from '../../texts/en/template/templates.ts'
import { Badge } from '../../ui/badge.tsx'
import { QuotedUnless } from '../../ui/text/quoted.tsx'

const texts = templatesTexts.preview

/**
 * Only the product's own templates look verified here, because a stranger can publish a template
 * with any title and text and send people to this page.
 */
export function CredentialExample({ template }: { template: ShownTemplate }) {
  const { type, example, published } = template
  const own = published === null
  return (
    <figure aria-label={texts.figure(example.title)} className="m-0 min-w-0">
      <div className="overflow-hidden rounded-2xl border border-line bg-surface shadow-float">
        <ClaimBand type={type} standing={own ? 'current' : 'none'} isReviewed={own} />
        <div className="flex flex-col gap-3 p-5">
          <div className="flex items-center justify-between gap-2">
            {own && <ClaimBadge standing="current" isReviewed pendingText={claimsTexts.badge.pending} />}
            <Badge tone="neutral">{texts.example}</Badge>
          </div>
          <p dir="auto" className="text-lg font-semibold break-words">
            <QuotedUnless own={own} words={example.title} />
          </p>
          <p dir="auto" className="break-words whitespace-pre-line text-ink-2">
            <QuotedUnless own={own} words={example.description} />
          </p>
          {own && (
            <p className="text-sm text-ink-2">
              {claimsTexts.card.verifiedBy}{' '}
              <span className="font-medium break-words text-ink-1">{example.checkedBy}</span>
            </p>
          )}
        </div>
      </div>
    </figure>
  )
}
