import { claimTypeLabel } from '@did/domain/claim-type'
import { lookOf } from '../../lib/claim-look.ts'
import { cn } from '../../lib/cn.ts'
import { Guilloche } from '../../ui/guilloche.tsx'

/** The coloured head of a claim's card: solid once verified, pale before. */
export function ClaimBand({ type, isVerified }: { type: string; isVerified: boolean }) {
  const { icon: Icon, solid, pale } = lookOf(type)
  return (
    <div className={cn('relative flex h-14 items-center gap-2 overflow-hidden px-4', isVerified ? solid : pale)}>
      <Guilloche />
      <Icon aria-hidden="true" className="relative size-5 shrink-0" />
      <span className="relative truncate text-sm font-medium">{claimTypeLabel(type)}</span>
    </div>
  )
}
