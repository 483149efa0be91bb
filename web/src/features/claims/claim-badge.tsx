import { BadgeCheck, Clock } from 'lucide-react'
import { claimsTexts } from '../../texts/claims.ts'
import { Badge } from '../../ui/badge.tsx'

export function ClaimBadge({ isVerified, pendingText }: { isVerified: boolean; pendingText: string }) {
  if (isVerified)
    return (
      <Badge tone="ok" icon={BadgeCheck}>
        {claimsTexts.badge.verified}
      </Badge>
    )
  return (
    <Badge tone="wait" icon={Clock}>
      {pendingText}
    </Badge>
  )
}
