import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import FlaskConical from 'lucide-react/icons/flask-conical'
import { type RefObject, Suspense } from 'react'
import { lazyPart } from '../../../../lib/lazy-part.ts'
import { simulationTexts, proofTexts as texts } from '../../../../texts/en/proof/proof.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { type FromOwner, withOwnerValues } from '../from-owner.ts'
import type { ProofEngines } from '../proof-engine.ts'
import { isGenerating, isTabEnabled } from '../proof-machine.ts'
import { type ApproveProgress, isApproving } from '../use-approve-request.ts'
import type { ProofSteps } from '../use-proof-steps.ts'
import { ConfigureTab } from './configure-tab.tsx'
import { ResultTab } from './result-tab.tsx'
import { SelectTab } from './select-tab.tsx'
import { StatedFacts } from './stated-facts.tsx'

const OwnerAttributes = lazyPart(
  async () => (await import('../../../../entities/vault/owner-attributes.tsx')).OwnerAttributesPanel,
)

type ProofTabsProps = {
  request: PendingAsked
  engines: ProofEngines
  steps: ProofSteps
  progress: ApproveProgress
  opened: FromOwner | null
  /**
   * This is true if the dialog shall ask the wallet to open what the owner sealed as soon as the
   * dialog opens. The dialog asks only once.
   */
  toOpen: RefObject<boolean>
  onOpened: (opened: FromOwner) => void
}

export function ProofTabs({ request, engines, steps, progress, opened, toOpen, onOpened }: ProofTabsProps) {
  const { state, send, choice, setChoice, isSimulated } = steps
  const { draft, made } = state
  return (
    <div className="flex flex-col gap-4">
      {__EMBEDDED__ && isSimulated && <SimulationNote />}
      <Tabs
        label={texts.tabsLabel}
        value={state.tab}
        onValueChange={(tab) => isApproving(progress) || send({ type: 'tab-opened', tab })}
        tabs={[
          {
            value: 'select',
            label: texts.tabs.select,
            disabled: !isTabEnabled(state, 'select'),
            content: (
              <div className="flex flex-col gap-4">
                <SelectTab chosen={choice} onChoose={setChoice} />
                {__EMBEDDED__ && engines.real && engines.simulated && (
                  <Checkbox
                    label={simulationTexts.choose}
                    hint={simulationTexts.chooseHint}
                    checked={isSimulated}
                    onChange={(event) => steps.simulate(event.target.checked)}
                  />
                )}
              </div>
            ),
          },
          {
            value: 'configure',
            label: texts.tabs.configure,
            disabled: !isTabEnabled(state, 'configure'),
            content: draft && (
              <div className="flex flex-col gap-6">
                {request.attributes && (
                  <Suspense>
                    <OwnerAttributes request={request} toOpen={toOpen} onOpened={onOpened} />
                  </Suspense>
                )}
                <ConfigureTab
                  draft={withOwnerValues(draft, opened)}
                  opened={opened}
                  request={request}
                  isGenerating={isGenerating(state)}
                  steps={steps}
                  onEvent={send}
                />
                <StatedFacts request={request} dateOfBirth={steps.dateOfBirth} />
              </div>
            ),
          },
          {
            value: 'result',
            label: texts.tabs.result,
            disabled: !isTabEnabled(state, 'result'),
            content: made && draft && <ResultTab request={request} dateOfBirth={steps.dateOfBirth} made={made} />,
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
