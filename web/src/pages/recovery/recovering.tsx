import type { AppConfig } from '@did/domain/app-config'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getAppConfig } from '../../lib/app-config.ts'
import { Queries } from '../../lib/query/queries.tsx'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { recoverTexts as texts } from '../../texts/en/recovery/recover.ts'
import { Button } from '../../ui/button.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { AskStep } from './ask-step.tsx'
import { DoneStep } from './done-step.tsx'
import type { FoundIdentity } from './find-identity.ts'
import { IdentityStep } from './identity-step.tsx'
import { type KeptRecovery, keepRecovery, recallRecovery } from './kept-recovery.ts'
import { TargetStep } from './target-step.tsx'

type State =
  | { step: 'identity' }
  | { step: 'target'; found: FoundIdentity }
  | { step: 'asking' | 'done'; recovery: KeptRecovery }

/** The state stands above the queries, which start anew when the person connects a wallet. */
export function Recovering() {
  const [state, setState] = useState(begin)
  return (
    <Queries>
      <WithConfig state={state} setState={setState} />
    </Queries>
  )
}

type Stated = { state: State; setState: (state: State) => void }

function WithConfig(stated: Stated) {
  const config = useQuery({ queryKey: queryKeys.config, queryFn: getAppConfig })
  if (config.isError) return <QueryError type="server" query={config} message={texts.identity.failed} />
  if (!config.data) return <Loading skeleton="h-64 rounded-2xl" />
  return <Steps config={config.data} {...stated} />
}

function Steps({ config, state, setState }: Stated & { config: AppConfig }) {
  const handleAsk = (recovery: KeptRecovery) => {
    keepRecovery(recovery)
    setState({ step: 'asking', recovery })
  }
  const startOver = () => {
    keepRecovery(null)
    setState({ step: 'identity' })
  }
  const shown = 'recovery' in state && isElsewhere(state.recovery, config) ? ({ step: 'identity' } as const) : state
  switch (shown.step) {
    case 'identity':
      return <IdentityStep config={config} onFound={(found) => setState({ step: 'target', found })} />
    case 'target':
      return (
        <>
          <TargetStep config={config} found={shown.found} onChosen={handleAsk} />
          <StartOver onPress={startOver} />
        </>
      )
    case 'asking':
      return (
        <>
          <AskStep
            config={config}
            recovery={shown.recovery}
            onDone={() => setState({ step: 'done', recovery: shown.recovery })}
          />
          <StartOver effect={texts.againText} onPress={startOver} />
        </>
      )
    case 'done':
      return <DoneStep recovery={shown.recovery} />
  }
}

function begin(): State {
  const recovery = recallRecovery()
  return recovery ? { step: 'asking', recovery } : { step: 'identity' }
}

/** A recovery on another chain or registry has nothing to do with this service. */
function isElsewhere({ request }: KeptRecovery, { chainId, didRegistry }: AppConfig): boolean {
  return request.chainId !== chainId || request.registry !== didRegistry
}

function StartOver({ effect, onPress }: { effect?: string; onPress: () => void }) {
  return (
    <div>
      {effect && <p className="text-sm text-pretty text-ink-2">{effect}</p>}
      <Button variant="link" onClick={onPress}>
        {texts.again}
      </Button>
    </div>
  )
}
