import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'wouter'
import { tutorialsTexts as texts, tutorialHeads } from '../../texts/en/reading/tutorials/heads.ts'
import { useDocumentTitle } from '../use-document-title.ts'

export function TutorialsPage() {
  useDocumentTitle(texts.title)
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6 md:py-14">
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-2 text-lg text-ink-2">{texts.lead}</p>
      <ol className="mt-8 flex flex-col gap-3">
        {Object.entries(tutorialHeads).map(([slug, tutorial], index) => (
          <li key={slug}>
            <Link
              href={`/tutorials/${slug}`}
              className="flex items-center gap-4 rounded-2xl border border-line bg-surface p-4 shadow-card transition-shadow duration-150 hover:shadow-float"
            >
              <span className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand">
                {index + 1}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{tutorial.title}</span>
                <span className="block text-sm text-ink-2">{tutorial.lead}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3 rtl:rotate-180" />
            </Link>
          </li>
        ))}
      </ol>
    </div>
  )
}
