import type { Overall } from '@did/credentials/verdict'
import type { Outcome } from '@did/credentials/verdict-checks'
import {
  BadgeCheck,
  CircleAlert,
  CircleCheck,
  CircleMinus,
  CircleX,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react'

/** Colour and icon only repeat what a word beside them says. */
export const overallLooks: Record<Overall, { icon: LucideIcon; banner: string }> = {
  genuine: { icon: BadgeCheck, banner: 'bg-ok-soft text-ok' },
  caution: { icon: TriangleAlert, banner: 'bg-wait-soft text-wait' },
  'not-genuine': { icon: CircleX, banner: 'bg-bad-soft text-bad' },
  unchecked: { icon: CircleMinus, banner: 'border border-line-strong bg-surface text-ink-1' },
}

export const outcomeLooks: Record<Outcome, { icon: LucideIcon; colour: string }> = {
  passed: { icon: CircleCheck, colour: 'text-ok' },
  failed: { icon: CircleX, colour: 'text-bad' },
  warning: { icon: CircleAlert, colour: 'text-wait' },
  unchecked: { icon: CircleMinus, colour: 'text-ink-3' },
}
