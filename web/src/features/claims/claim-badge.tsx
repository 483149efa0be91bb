import type { ClaimStanding } from '@did/domain/claim'
import { BadgeCheck, CalendarX2, Clock, Undo2 } from 'lucide-react'
import { claimsTexts } from '../../texts/claims.ts'
import { Badge } from '../../ui/badge.tsx'

/** How far a claim can be trusted, in a word; `pendingText` is the word of the place for one that nobody verified. */
export function ClaimBadge({ standing, pendingText }: { standing: ClaimStanding; pendingText: string }) {
  switch (standing) {
    case 'current':
      return (
        <Badge tone="ok" icon={BadgeCheck}>
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
