import type { ShareStatusName } from '@did/domain/share/share-kind'
import { sharingTexts } from '../../../texts/en/share/sharing.ts'
import { Badge } from '../../../ui/badge.tsx'

type StatusBadgeProps = { status: ShareStatusName; hasLapsed?: boolean }

/** A link whose confirmation no longer counts has no green badge. */
export function StatusBadge({ status, hasLapsed = false }: StatusBadgeProps) {
  return <Badge tone={status === 'active' && !hasLapsed ? 'ok' : 'neutral'}>{sharingTexts.list.status[status]}</Badge>
}
