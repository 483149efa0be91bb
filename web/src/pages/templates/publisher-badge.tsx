import type { Template } from '@did/domain/claim/template'
import BadgeCheck from 'lucide-react/icons/badge-check'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import { templatesTexts } from '../../texts/en/claim/templates.ts'
import { Badge } from '../../ui/badge.tsx'

const texts = templatesTexts.card

export function PublisherBadge({ publisher }: { publisher: Template['publisher'] }) {
  const isAccredited = publisher.accreditation === 'accredited'
  return (
    <div>
      <Badge tone={isAccredited ? 'ok' : 'wait'} icon={isAccredited ? BadgeCheck : UserRoundPen}>
        {isAccredited ? texts.accredited : texts.selfRegistered}
      </Badge>
    </div>
  )
}
