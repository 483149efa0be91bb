import BadgeCheck from 'lucide-react/icons/badge-check'
import { ClaimBand } from '../../entities/claim/claim-band.tsx'
import { landingTexts } from '../../texts/en/home/landing.ts'
import { Badge } from '../../ui/badge.tsx'

const texts = landingTexts.sample

/** Screen readers read this picture of a credential as one sentence. */
export function SampleCard() {
  return (
    <figure aria-label={texts.label} className="m-0 w-full max-w-sm justify-self-center md:rotate-2">
      <div aria-hidden="true" className="overflow-hidden rounded-2xl border border-line bg-surface shadow-float">
        <ClaimBand type="education" standing="current" isReviewed />
        <div className="flex flex-col gap-3 p-5">
          <div className="flex items-center justify-between">
            <Badge tone="ok" icon={BadgeCheck}>
              {texts.badge}
            </Badge>
            <span className="text-xs text-ink-3">{texts.date}</span>
          </div>
          <p className="text-lg font-semibold">{texts.title}</p>
          <p className="text-sm text-ink-2">
            {texts.verifiedBy} <span className="font-medium text-ink-1">{texts.issuer}</span>
          </p>
        </div>
      </div>
    </figure>
  )
}
