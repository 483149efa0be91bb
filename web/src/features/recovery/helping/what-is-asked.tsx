import type { IdentityControl } from '@did/domain/account/recovery'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { dayAndTime } from '../../../texts/en/frame/dates.ts'
import { helpTexts as texts } from '../../../texts/en/recovery/help.ts'
import { Card, CardBody } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { isAboutTarget } from '../request/recovery-progress.ts'
import type { RecoveryRequest } from '../request/recovery-request.ts'
import { Whom } from './whom.tsx'

type Props = { request: RecoveryRequest; control: IdentityControl }

export function WhatIsAsked({ request, control: { pending } }: Props) {
  const { identity, target } = request
  const isDecided = pending?.kind === 'recovery' && isAboutTarget(pending, target)
  return (
    <>
      <Card>
        <CardBody className="flex flex-col gap-4">
          <Whom identity={identity} />
          <div>
            <h2 className="text-sm text-ink-3">{texts.what.heading}</h2>
            <p className="mt-1 text-pretty">{target.kind === 'key' ? texts.what.byKey : texts.what.byController}</p>
            {target.kind === 'controller' && <p className="mt-1 font-mono text-sm break-all">{target.controller}</p>}
          </div>
          <Notice tone="wait" icon={TriangleAlert}>
            {texts.what.warning}
          </Notice>
        </CardBody>
      </Card>
      {isDecided && (
        <Notice tone="ok" icon={CircleCheck} title={texts.decided.title}>
          {texts.decided.text(dayAndTime(pending.readyAt))}
        </Notice>
      )}
    </>
  )
}
