import type { Template } from '@did/domain/template'
import { BadgeCheck, UserRoundPen } from 'lucide-react'
import { templatesTexts } from '../../texts/templates.ts'
import { Badge } from '../../ui/badge.tsx'

const texts = templatesTexts.card

/** What stands behind the name of whoever published it. */
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
