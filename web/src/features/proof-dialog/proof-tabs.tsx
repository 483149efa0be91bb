import type { ProofEngine } from '@did/proofs/proof-engine'
import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { simulationTexts, proofTexts as texts } from '../../texts/proof.ts'
import { Badge } from '../../ui/badge.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ConfigureTab } from './configure-tab.tsx'
import { type FromHolder, withHolderValues } from './from-holder.ts'
import { isTabEnabled } from './proof-machine.ts'
import { ResultTab } from './result-tab.tsx'
import { SelectTab } from './select-tab.tsx'
import type { PendingAsked } from './signed-text.ts'
import { type Completion, isCompleting } from './use-completion.ts'
import type { ProofSteps } from './use-proof-steps.ts'

type ProofTabsProps = {
  request: PendingAsked
  engine: ProofEngine
  steps: ProofSteps
  completion: Completion
  opened: FromHolder | null
  /** Where what the holder has sealed is opened; null when nothing was sent. */
  holder: ReactNode
}

export function ProofTabs({ request, engine, steps, completion, opened, holder }: ProofTabsProps) {
  const { state, send, choice, setChoice } = steps
  const { draft, made } = state
  const isGenerating = state.tab === 'configure' && state.isGenerating
  return (
    <div className="flex flex-col gap-4">
      {__EMBEDDED__ && engine.name === 'simulated' && <SimulationNote />}
      <Tabs
        label={texts.title}
        value={state.tab}
        onValueChange={(tab) => isCompleting(completion) || send({ type: 'tab-opened', tab })}
        tabs={[
          {
            value: 'select',
            label: texts.tabs.select,
            disabled: !isTabEnabled(state, 'select'),
            content: <SelectTab chosen={choice} onChoose={setChoice} />,
          },
          {
            value: 'configure',
            label: texts.tabs.configure,
            disabled: !isTabEnabled(state, 'configure'),
            content: draft && (
              <div className="flex flex-col gap-6">
                {holder}
                <ConfigureTab
                  draft={withHolderValues(draft, opened)}
                  opened={opened}
                  claimType={request.claim.type}
                  isGenerating={isGenerating}
                  onEvent={send}
                />
              </div>
            ),
          },
          {
            value: 'result',
            label: texts.tabs.result,
            disabled: !isTabEnabled(state, 'result'),
            content: made && draft && (
              <ResultTab
                request={request}
                made={made}
                validUntil={draft.validUntil}
                opened={opened}
                completion={completion}
              />
            ),
          },
        ]}
      />
    </div>
  )
}

function SimulationNote() {
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      <Badge tone="wait" icon={FlaskConical}>
        {simulationTexts.label}
      </Badge>
      <span className="min-w-48 flex-1">{simulationTexts.hint}</span>
    </p>
  )
}
