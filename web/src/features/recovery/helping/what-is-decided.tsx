import type { GuardianList, IdentityControl } from '@did/domain/account/recovery'
import type { AppConfig } from '@did/domain/app-config'
import { useQuery } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { dayAndTime } from '../../../texts/en/frame/dates.ts'
import { helpTexts } from '../../../texts/en/recovery/help.ts'
import { Card, CardBody } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { DecisionRequest } from '../request/recovery-request.ts'
import { voteCountQuery } from '../request/vote-count-query.ts'
import type { Effect } from './find-effect.ts'
import { Whom } from './whom.tsx'

const texts = helpTexts.decision

type Props = {
  request: DecisionRequest
  config: AppConfig
  control: IdentityControl
  effect: Effect
  /**
   * The value is null until a guardian opens the guardians' file. Without the file, nobody reads
   * the count.
   */
  guardians: GuardianList | null
}

/** Says in one sentence what the guardians would decide, or why there is nothing to decide. */
export function WhatIsDecided({ request, config, control, effect, guardians }: Props) {
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <Whom identity={request.identity} />
        <div>
          <h2 className="text-sm text-ink-3">{texts.what[request.decision]}</h2>
          <p className="mt-1 text-pretty">{describeEffect(effect, control)}</p>
        </div>
        {effect.kind === 'nothing' ? (
          <Notice tone="info" icon={Info} role="status">
            {texts.nothingToDo}
          </Notice>
        ) : (
          <>
            <Notice tone="wait" icon={TriangleAlert}>
              {texts.warning[request.decision]}
            </Notice>
            <Votes request={request} config={config} guardians={guardians} />
          </>
        )}
      </CardBody>
    </Card>
  )
}

function Votes({ request, config, guardians }: Pick<Props, 'request' | 'config' | 'guardians'>) {
  const { data: votes } = useQuery(voteCountQuery(config, request, guardians?.salt ?? null))
  if (!votes || votes.threshold === null) return null
  return <p role="status">{helpTexts.done.countOfDecision(votes.count, votes.threshold)}</p>
}

function describeEffect(effect: Effect, { frozenSince, pending }: IdentityControl): string {
  switch (effect.kind) {
    case 'freeze':
    case 'unfreeze':
      return texts.effect[effect.kind]
    case 'veto':
      return texts.stops[effect.of](dayAndTime(effect.at), pending?.controller ?? null)
    case 'nothing':
      return texts.nothing[effect.why](frozenSince === null ? '' : dayAndTime(frozenSince))
  }
}
