import type { ShareStatusName } from '@did/domain/share/share-kind'
import { sharingTexts } from '../../../texts/en/share/sharing.ts'
import { Badge } from '../../../ui/badge.tsx'

export function StatusBadge({ status }: { status: ShareStatusName }) {
  return <Badge tone={status === 'active' ? 'ok' : 'neutral'}>{sharingTexts.list.status[status]}</Badge>
}
