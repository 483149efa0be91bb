import type { LucideIcon } from 'lucide-react'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Info from 'lucide-react/icons/info'
import { Link } from 'wouter'
import type { ArticleSection } from '../../../texts/article.ts'
import { articleTexts as texts } from '../../../texts/en/reading/article-texts.ts'
import { Notice } from '../../../ui/notice.tsx'

type SectionProps = { section: ArticleSection }

export function ArticleSectionView({ section }: SectionProps) {
  const { heading, paragraphs, list, note, shown, hidden, link } = section
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold text-balance">{heading}</h2>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph} className="text-pretty text-ink-2">
          {paragraph}
        </p>
      ))}
      {list && (
        <ul className="flex list-disc flex-col gap-2 ps-5 text-ink-2 marker:text-brand">
          {list.map((item) => (
            <li key={item} className="text-pretty">
              {item}
            </li>
          ))}
        </ul>
      )}
      <Steps section={section} />
      <Facts section={section} />
      <Fates section={section} />
      {shown && hidden && (
        <div className="mt-1 grid gap-3 sm:grid-cols-2">
          <Seen title={texts.shown} icon={Eye} items={shown} />
          <Seen title={texts.hidden} icon={EyeOff} items={hidden} />
        </div>
      )}
      {note && (
        <Notice tone="info" icon={Info}>
          {note}
        </Notice>
      )}
      {link && (
        <p>
          <Link href={link.href} className="text-brand underline">
            {link.label}
          </Link>
        </p>
      )}
    </section>
  )
}

function Steps({ section: { steps } }: SectionProps) {
  if (!steps) return null
  return (
    <ol className="flex list-decimal flex-col gap-2 ps-6 text-ink-2 marker:font-semibold marker:text-brand">
      {steps.map((step) => (
        <li key={step} className="ps-1 text-pretty">
          {step}
        </li>
      ))}
    </ol>
  )
}

function Facts({ section: { facts } }: SectionProps) {
  if (!facts) return null
  return (
    <dl className="flex flex-col divide-y divide-line rounded-2xl border border-line bg-surface px-4">
      {facts.map(({ term, text }) => (
        <div key={term} className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[11rem_1fr]">
          <dt className="font-medium break-words">{term}</dt>
          <dd className="text-pretty text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * Each row says how long the service keeps one kind of data, and what happens to the data when its
 * owner erases the account.
 */
function Fates({ section: { fates } }: SectionProps) {
  if (!fates) return null
  return (
    <dl className="flex flex-col divide-y divide-line rounded-2xl border border-line bg-surface px-4">
      {fates.map(({ what, kept, erased }) => (
        <div key={what} className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-3">
          <dt className="min-w-0 font-medium break-words">{what}</dt>
          <Fate label={texts.kept} text={kept} />
          <Fate label={texts.erased} text={erased} />
        </div>
      ))}
    </dl>
  )
}

function Fate({ label, text }: { label: string; text: string }) {
  return (
    <dd className="min-w-0 text-pretty break-words text-ink-2">
      <span className="block text-sm text-ink-3">{label}</span>
      {text}
    </dd>
  )
}

function Seen({ title, icon: Icon, items }: { title: string; icon: LucideIcon; items: readonly string[] }) {
  return (
    <div className="rounded-2xl border border-line bg-surface p-4">
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-brand" />
        {title}
      </h3>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 ps-5 text-sm text-ink-2 marker:text-ink-3">
        {items.map((item) => (
          <li key={item} className="text-pretty">
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
