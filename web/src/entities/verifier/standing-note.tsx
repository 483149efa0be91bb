import BadgeCheck from 'lucide-react/icons/badge-check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { cn } from '../../lib/cn.ts'
import { reviewTexts } from '../../texts/en/frame/names.ts'

export function StandingNote({ standing }: { standing: keyof typeof reviewTexts }) {
  if (standing !== 'accredited') return <Caution>{reviewTexts[standing]}</Caution>
  return (
    <span className={cn(line, 'text-ok')}>
      <BadgeCheck aria-hidden="true" className="size-4 shrink-0" />
      {reviewTexts[standing]}
    </span>
  )
}

/** The caution stands beside a word that would promise too much alone. */
export function Caution({ children }: { children: string }) {
  return (
    <span className={cn(line, 'text-wait')}>
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </span>
  )
}

const line = 'flex items-center gap-1 text-sm font-medium'
