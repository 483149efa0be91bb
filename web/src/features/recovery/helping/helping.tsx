import type { GuardianFile } from '@did/domain/account/recovery'
import { isSameAddress } from '@did/domain/hex'
import { useQuery } from '@tanstack/react-query'
import LinkIcon from 'lucide-react/icons/link'
import { useMemo, useState } from 'react'
import { controlQuery } from '../../../entities/account/control-query.ts'
import { WithConfig } from '../../../entities/installation/with-config.tsx'
import { getAppConfig } from '../../../lib/app-config.ts'
import { useAddress } from '../../../lib/page/use-address.ts'
import { Queries } from '../../../lib/query/queries.tsx'
import { queryKeys } from '../../../lib/query/query-keys.ts'
import { helpTexts as texts } from '../../../texts/en/recovery/help.ts'
import { Button } from '../../../ui/button.tsx'
import { QueryError } from '../../../ui/error-card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { type HelpRequest, parseHelpFragment } from '../request/recovery-request.ts'
import { BeginDecision } from './begin-decision.tsx'
import { DecisionSteps } from './decision-steps.tsx'
import { GuardianSteps } from './guardian-steps.tsx'
import { type GuardianCall, useGuardianCall } from './use-guardian-call.ts'
import { WhatIsAsked } from './what-is-asked.tsx'

/**
 * Leads a guardian from a link to one signature. Without a fragment in its address, the page begins
 * a new decision.
 */
export function Helping() {
  const { hash } = useAddress()
  const [begun, setBegun] = useState<GuardianFile | null>(null)
  const request = useMemo(() => parseHelpFragment(hash), [hash])
  if (hash.length <= 1)
    return (
      <Queries>
        <WithConfig loading={texts.loading} failure={texts.failed}>
          {(config) => <BeginDecision config={config} onBegun={setBegun} />}
        </WithConfig>
      </Queries>
    )
  if (!request)
    return (
      <Notice tone="wait" icon={LinkIcon} title={texts.broken.title}>
        {texts.broken.text}
      </Notice>
    )
  return <OneCall key={hash} request={request} begun={begun} />
}

type Called = { request: HelpRequest; begun: GuardianFile | null }

/**
 * The state of a guardian's call lives outside `Queries`, because `Queries` starts anew when the
 * guardian signs in.
 */
function OneCall({ request, begun }: Called) {
  const call = useGuardianCall(begun)
  return (
    <Queries>
      <Asked request={request} call={call} />
    </Queries>
  )
}

function Asked({ request, call }: { request: HelpRequest; call: GuardianCall }) {
  const config = useQuery({ queryKey: queryKeys.config, queryFn: getAppConfig })
  const control = useQuery(controlQuery(request.identity))
  if (config.isError) return <QueryError type="server" query={config} message={texts.failed} />
  if (control.isError) return <QueryError type="server" query={control} message={texts.failed} />
  if (!config.data || control.data === undefined) return <Loading label={texts.loading} skeleton="h-64 rounded-2xl" />
  if (config.data.chainId !== request.chainId || !isSameAddress(config.data.didRegistry, request.registry))
    return (
      <Notice tone="wait" role="alert" icon={LinkIcon} title={texts.elsewhere.title}>
        {texts.elsewhere.text}
      </Notice>
    )
  if (!control.data?.guardiansHash)
    return (
      <Notice
        tone="wait"
        role="alert"
        icon={LinkIcon}
        action={
          'decision' in request && (
            <Button variant="outline" onClick={beginAgain}>
              {texts.decision.again}
            </Button>
          )
        }
      >
        {'target' in request ? texts.noGuardians : texts.decision.noGuardians}
      </Notice>
    )
  const { guardiansHash } = control.data
  if (!('target' in request)) {
    const guarded = { ...control.data, guardiansHash }
    return <DecisionSteps request={request} config={config.data} control={guarded} call={call} />
  }
  return (
    <>
      <WhatIsAsked request={request} control={control.data} />
      <GuardianSteps request={request} config={config.data} guardiansHash={guardiansHash} call={call} />
    </>
  )
}

/**
 * Changing the hash returns to the start. A link of the router would change the address without an
 * event, and this page would not notice.
 */
function beginAgain() {
  location.hash = ''
}
