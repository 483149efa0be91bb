import type { Overall } from '@did/credentials/verdict/verdict'
import type { Outcome } from '@did/credentials/verdict/verdict-checks'
import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CircleX from 'lucide-react/icons/circle-x'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'

/** Each outcome's colour and icon only repeat the word that stands beside them. */
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
