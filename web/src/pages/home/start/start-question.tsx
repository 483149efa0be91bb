import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Landmark from 'lucide-react/icons/landmark'
import ScanLine from 'lucide-react/icons/scan-line'
import { startTexts as texts } from '../../../texts/en/home/start.ts'
import { useDocumentTitle } from '../../use-document-title.ts'

export type Purpose = 'owner' | 'checker' | 'verifier'
const purposes: readonly [Purpose, LucideIcon][] = [
  ['owner', BadgeCheck],
  ['checker', ScanLine],
  ['verifier', Landmark],
]

/**
 * Asks what the person came for, because a registrar or an employer does not need the steps that
 * make an owner's first claim.
 */
export function StartQuestion({ onChoose }: { onChoose: (purpose: Purpose) => void }) {
  useDocumentTitle(texts.heading)
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 md:px-6 md:py-12">
      <h1 className="text-2xl font-semibold text-balance">{texts.heading}</h1>
      <p className="mt-1 text-ink-2">{texts.lead}</p>
      <ul className="mt-6 flex flex-col gap-3">
        {purposes.map(([purpose, Icon]) => (
          <li key={purpose}>
            <button
              type="button"
              onClick={() => onChoose(purpose)}
              className="flex w-full items-center gap-4 rounded-2xl border border-line bg-surface p-4 text-start shadow-card transition-shadow duration-150 hover:shadow-float"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-lg font-semibold">{texts[purpose].label}</span>
                <span className="block text-ink-2">{texts[purpose].text}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3 rtl:rotate-180" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
