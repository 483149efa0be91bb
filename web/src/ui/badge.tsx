import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'

export type BadgeTone = 'ok' | 'wait' | 'bad' | 'neutral' | 'brand'

const tones: Record<BadgeTone, string> = {
  ok: 'bg-ok-soft text-ok',
  wait: 'bg-wait-soft text-wait',
  bad: 'bg-bad-soft text-bad',
  neutral: 'border border-line bg-surface text-ink-2',
  brand: 'bg-brand-soft text-brand',
}

/** The word carries the meaning, and the colour only repeats it. */
export function Badge({ tone, icon: Icon, children }: { tone: BadgeTone; icon?: LucideIcon; children: ReactNode }) {
  return (
    <span
      className={cn(
        'inline-flex min-h-6 max-w-full items-center gap-1 rounded-full px-2.5 text-xs font-semibold sm:whitespace-nowrap',
        tones[tone],
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-3.5" />}
      {children}
    </span>
  )
}
