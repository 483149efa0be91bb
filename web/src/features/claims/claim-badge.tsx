import type { ClaimStanding } from '@did/domain/claim'
import { BadgeCheck, CalendarX2, Clock, TriangleAlert, Undo2 } from 'lucide-react'
import { claimsTexts } from '../../texts/claims.ts'
import { Badge } from '../../ui/badge.tsx'

type ClaimBadgeProps = {
  standing: ClaimStanding
  /** Whether an accredited verifier stands behind the claim: only then the badge is green. */
  isReviewed?: boolean
  /** The word of the place for a claim that nobody verified. */
  pendingText: string
}

/** How far a claim can be trusted, in a word. */
export function ClaimBadge({ standing, isReviewed = false, pendingText }: ClaimBadgeProps) {
  switch (standing) {
    case 'current':
      return (
        <Badge tone={isReviewed ? 'ok' : 'wait'} icon={isReviewed ? BadgeCheck : TriangleAlert}>
          {claimsTexts.badge.verified}
        </Badge>
      )
    case 'none':
      return (
        <Badge tone="wait" icon={Clock}>
          {pendingText}
        </Badge>
      )
    case 'expired':
      return (
        <Badge tone="neutral" icon={CalendarX2}>
          {claimsTexts.badge.expired}
        </Badge>
      )
    case 'withdrawn':
      return (
        <Badge tone="neutral" icon={Undo2}>
          {claimsTexts.badge.withdrawn}
        </Badge>
      )
  }
}
