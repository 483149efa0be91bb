import type { AppConfig } from '@did/domain/app-config'
import { useState } from 'react'
import { WithConfig } from '../../entities/installation/with-config.tsx'
import { Queries } from '../../lib/query/queries.tsx'
import { recoverTexts as texts } from '../../texts/en/recovery/recover.ts'
import { Button } from '../../ui/button.tsx'
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

/**
 * When the person connects a wallet, `Queries` mounts its children anew and their own state is
 * lost. So the state of the recovery is kept outside `Queries`.
 */
export function Recovering() {
  const [state, setState] = useState(begin)
  return (
    <Queries>
      <WithConfig failure={texts.identity.failed}>
        {(config) => <Steps config={config} state={state} setState={setState} />}
      </WithConfig>
    </Queries>
  )
}

type StepsProps = { config: AppConfig; state: State; setState: (state: State) => void }

function Steps({ config, state, setState }: StepsProps) {
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

/** Tells whether the recovery belongs to another chain or registry than those of this service. */
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
