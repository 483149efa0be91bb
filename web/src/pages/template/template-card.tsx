import SearchCheck from 'lucide-react/icons/search-check'
import { Link } from 'wouter'
import { useAccount } from '../../entities/account/account.ts'
import { ClaimBand } from '../../entities/claim/claim-band.tsx'
import type { ListedTemplate } from '../../entities/template/shown-template.ts'
import { templatesTexts } from '../../texts/en/template/templates.ts'
import { buttonClass } from '../../ui/button.tsx'
import { QuotedAlone } from '../../ui/text/quoted-alone.tsx'
import { PublisherBadge } from './publisher-badge.tsx'
import { hrefOfUse } from './template-address.ts'

const texts = templatesTexts.card

type TemplateCardProps = { template: ListedTemplate; previewHref: string }

/** The card is pale, like the card of a claim that no verifier has attested. */
export function TemplateCard({ template, previewHref }: TemplateCardProps) {
  const { connected } = useAccount()
  const { ref, type, title, summary, checkedBy, published } = template
  // Quotation marks show that the words are the publisher's and not the product's.
  const say = (words: string) => (published === null ? words : <QuotedAlone words={words} />)
  const titleId = `template-${ref}`
  return (
    <article
      aria-labelledby={titleId}
      className="flex min-w-0 flex-1 flex-col overflow-hidden rounded-2xl border border-line-strong bg-surface shadow-card"
    >
      <ClaimBand type={type} standing="none" />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 id={titleId} dir="auto" className="line-clamp-3 text-lg font-semibold break-words">
          {say(title)}
        </h3>
        <p dir="auto" className="line-clamp-3 text-pretty break-words text-ink-2">
          {say(summary)}
        </p>
        <p className="mt-auto flex items-start gap-2 pt-2 text-sm text-ink-2">
          <SearchCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
          <span className="sr-only">{texts.checkedBy} </span>
          <span dir="auto" className="line-clamp-2 min-w-0 break-words">
            {say(checkedBy)}
          </span>
        </p>
        {published && <PublisherBadge publisher={published.publisher} />}
        <div className="mt-2 flex flex-wrap gap-2">
          <Link href={previewHref} aria-describedby={titleId} className={buttonClass({ variant: 'outline' })}>
            {texts.preview}
          </Link>
          {connected && (
            <Link href={hrefOfUse(ref)} aria-describedby={titleId} className={buttonClass()}>
              {texts.use}
            </Link>
          )}
        </div>
      </div>
    </article>
  )
}
