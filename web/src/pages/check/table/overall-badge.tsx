import type { Overall } from '@did/credentials/verdict/verdict'
import type { ReactNode } from 'react'
import { overallLooks } from '../../../entities/verdict/outcome-look.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import type { RowWord } from '../rows/mark-rows.ts'

const overallTones: Record<Overall, BadgeTone> = {
  genuine: 'ok',
  caution: 'wait',
  'not-genuine': 'bad',
  unchecked: 'neutral',
}

/**
 * The badge is amber and not green if the row's credential is genuine but has a remark about its
 * name.
 */
export function OverallBadge({ what, children }: { what: RowWord; children: ReactNode }) {
  const overall = what === 'other-name' ? 'caution' : what === 'not-opened' || what === 'nothing' ? 'unchecked' : what
  return (
    <Badge tone={overallTones[overall]} icon={overallLooks[overall].icon}>
      {children}
    </Badge>
  )
}
