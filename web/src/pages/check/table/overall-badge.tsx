import type { ReactNode } from 'react'
import { overallLooks } from '../../../entities/verdict/outcome-look.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { RowWord } from '../rows/mark-rows.ts'
import { overallTones } from './overall-tones.ts'

/** A row that is genuine and names another person than expected is never green. */
export function OverallBadge({ what, children }: { what: RowWord; children: ReactNode }) {
  const overall = what === 'other-name' ? 'caution' : what === 'not-opened' || what === 'nothing' ? 'unchecked' : what
  return (
    <Badge tone={overallTones[overall]} icon={overallLooks[overall].icon}>
      {children}
    </Badge>
  )
}
