import type { ClaimStanding } from '@did/domain/claim/claim'
import type { ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { Guilloche } from '../../ui/guilloche.tsx'
import { lookOf } from './claim-look.ts'
import { tellClaimType } from './tell-claim-type.ts'

type ClaimBandProps = { type: string; standing: ClaimStanding; isReviewed?: boolean; mark?: ReactNode }

/**
 * The colour is full while an accredited verifier's attestation holds, pale without such an
 * attestation, and grey after an attestation has ended or was revoked.
 */
export function ClaimBand({ type, standing, isReviewed = false, mark }: ClaimBandProps) {
  const { solid, pale } = lookOf(type)
  const fill = { current: isReviewed ? solid : pale, none: pale, expired: drained, withdrawn: drained }[standing]
  return <TypeBand type={type} fill={fill} mark={mark} />
}

type TypeBandProps = { type: string; fill: string; mark?: ReactNode }

export function TypeBand({ type, fill, mark }: TypeBandProps) {
  const { icon: Icon } = lookOf(type)
  return (
    <div className={cn('relative flex h-14 items-center gap-2 overflow-hidden px-4', fill)}>
      <Guilloche />
      <Icon aria-hidden="true" className="relative size-5 shrink-0" />
      <span dir="auto" className="relative truncate text-sm font-medium">
        {tellClaimType(type)}
      </span>
      {mark && <span className="relative ms-auto">{mark}</span>}
    </div>
  )
}

const drained = 'border-b border-line bg-canvas text-ink-3'
