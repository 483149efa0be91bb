import type { AppConfig } from '@did/domain/app-config'
import CircleX from 'lucide-react/icons/circle-x'
import { type FormEvent, useState } from 'react'
import { IdentityFields, useIdentityFields } from '../../features/recovery/guardians/identity-fields.tsx'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { guardianFileTexts } from '../../texts/en/recovery/guardians.ts'
import { recoverTexts } from '../../texts/en/recovery/recover.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type FoundIdentity, findIdentity } from './find-identity.ts'
import { StepCard } from './step-card.tsx'

const texts = recoverTexts.identity

type Props = { config: AppConfig; onFound: (found: FoundIdentity) => void }

export function IdentityStep({ config, onFound }: Props) {
  const { file, read, fields } = useIdentityFields()
  const { isLooking, complaint, look } = useLooking(config, onFound)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const address = read()
    if (address !== null) void look({ address, file })
  }
  return (
    <StepCard step={1} heading={texts.question} text={texts.text}>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <IdentityFields config={config} label={texts.address} {...fields} />
        {complaint && (
          <Notice tone="wait" role="alert" icon={CircleX}>
            {complaint}
          </Notice>
        )}
        <Button type="submit" shape="wideOnPhone" pending={isLooking}>
          {isLooking ? texts.looking : texts.next}
        </Button>
      </form>
    </StepCard>
  )
}

function useLooking(config: AppConfig, onFound: (found: FoundIdentity) => void) {
  const [isLooking, setIsLooking] = useState(false)
  const [complaint, setComplaint] = useState<string | null>(null)
  const look = useSingleFlight(async (asked: Parameters<typeof findIdentity>[1]) => {
    setIsLooking(true)
    setComplaint(null)
    try {
      const finding = await findIdentity(config, asked)
      if (finding.kind === 'found') return onFound(finding.found)
      setComplaint(finding.kind === 'outdated' ? guardianFileTexts.faults.outdated : texts.noGuardians)
    } catch (error) {
      console.warn('The identity could not be looked up', error)
      setComplaint(texts.failed)
    } finally {
      setIsLooking(false)
    }
  })
  return { isLooking, complaint, look }
}
