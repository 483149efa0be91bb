import type { ClaimStanding } from '@did/domain/claim'
import { lookOf } from '../../lib/claim-look.ts'
import { cn } from '../../lib/cn.ts'
import { claimTypeLabel } from '../../texts/names.ts'
import { Guilloche } from '../../ui/guilloche.tsx'

type ClaimBandProps = { type: string; standing: ClaimStanding; isReviewed?: boolean }

/** The coloured head of a claim's card: solid once an accredited verifier stands behind it, pale before, drained when that is over. */
export function ClaimBand({ type, standing, isReviewed = false }: ClaimBandProps) {
  const { icon: Icon, solid, pale } = lookOf(type)
  const fill = { current: isReviewed ? solid : pale, none: pale, expired: drained, withdrawn: drained }[standing]
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
