import type { ClaimStanding } from '@did/domain/claim'
import { lookOf } from '../../lib/claim-look.ts'
import { cn } from '../../lib/cn.ts'
import { claimTypeLabel } from '../../texts/names.ts'
import { Guilloche } from '../../ui/guilloche.tsx'

/** The coloured head of a claim's card: solid once verified, pale before, drained of colour when that is over. */
export function ClaimBand({ type, standing }: { type: string; standing: ClaimStanding }) {
  const { icon: Icon, solid, pale } = lookOf(type)
  const fill = { current: solid, none: pale, expired: drained, withdrawn: drained }[standing]
  return (
    <div className={cn('relative flex h-14 items-center gap-2 overflow-hidden px-4', fill)}>
      <Guilloche />
      <Icon aria-hidden="true" className="relative size-5 shrink-0" />
      <span dir="auto" className="relative truncate text-sm font-medium">
        {claimTypeLabel(type)}
      </span>
    </div>
  )
}

const drained = 'border-b border-line bg-canvas text-ink-3'
