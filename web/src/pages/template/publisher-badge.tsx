import type { Template } from '@did/domain/template/template'
import BadgeCheck from 'lucide-react/icons/badge-check'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import { NameCaution } from '../../entities/verifier/name-caution.tsx'
import { templatesTexts } from '../../texts/en/template/templates.ts'
import { Badge } from '../../ui/badge.tsx'

const texts = templatesTexts.card

export function PublisherBadge({ publisher: { name, accreditation } }: { publisher: Template['publisher'] }) {
  const isAccredited = accreditation === 'accredited'
  return (
    <div className="flex flex-col items-start gap-1">
      <Badge tone={isAccredited ? 'ok' : 'wait'} icon={isAccredited ? BadgeCheck : UserRoundPen}>
        {isAccredited ? texts.accredited : texts.selfRegistered}
      </Badge>
      <NameCaution name={name} standing={accreditation} />
    </div>
  )
}
