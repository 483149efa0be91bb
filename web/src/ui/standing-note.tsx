import { BadgeCheck, TriangleAlert } from 'lucide-react'
import { cn } from '../lib/cn.ts'
import { reviewTexts } from '../texts/names.ts'

/** What stands behind a verifier's name. Green is for a verifier that somebody reviewed. */
export function StandingNote({ standing }: { standing: keyof typeof reviewTexts }) {
  const isAccredited = standing === 'accredited'
  const Icon = isAccredited ? BadgeCheck : TriangleAlert
  return (
    <span className={cn('flex items-center gap-1 text-sm font-medium', isAccredited ? 'text-ok' : 'text-wait')}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {reviewTexts[standing]}
    </span>
  )
}
