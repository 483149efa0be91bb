import type { ClaimStanding } from '@did/domain/claim/claim'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CalendarX2 from 'lucide-react/icons/calendar-x-2'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import Undo2 from 'lucide-react/icons/undo-2'
import { claimsTexts } from '../../texts/en/claim/claims.ts'
import { Badge } from '../../ui/badge.tsx'

type ClaimBadgeProps = {
  standing: ClaimStanding
  /**
   * Tells whether an accredited verifier attested the claim. The badge of any other claim is not
   * green.
   */
  isReviewed?: boolean
  /**
   * The badge's text when no attestation is in force, for example because the last one ended or was
   * revoked. The line beside the badge gives the reason.
   */
  pendingText: string
}

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
          {pendingText}
        </Badge>
      )
    case 'withdrawn':
      return (
        <Badge tone="neutral" icon={Undo2}>
          {pendingText}
        </Badge>
      )
  }
}
