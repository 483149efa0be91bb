import BadgeCheck from 'lucide-react/icons/badge-check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { cn } from '../../lib/cn.ts'
import { reviewTexts } from '../../texts/en/frame/names.ts'

/** Only the note about an accredited verifier is green. */
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
