import type { SelectableProofType } from '@did/domain/proof'
import { useReducer, useRef, useState } from 'react'
import { toast, toastFormFault } from '../../lib/toast.ts'
import { proofTexts as texts } from '../../texts/proof.ts'
import { birthDateOf, type FromHolder, withHolderValues } from './from-holder.ts'
import { buildProofRequest, initialParameters } from './parameters.ts'
import type { ProofEngines } from './proof-engine.ts'
import {
  canGenerate,
  initialProofState,
  isGenerating,
  type ProofDialogEvent,
  stepProofDialog,
} from './proof-machine.ts'
import type { PendingAsked } from './signed-text.ts'
import { useGeneration } from './use-generation.ts'
import { isDayOver } from './validity.ts'

export type ProofSteps = ReturnType<typeof useProofSteps>

type Asked = { request: PendingAsked; opened: FromHolder | null }

/** The machine of the dialog with the engines behind it: generation moves to Result and verifies there by itself. */
export function useProofSteps(engines: ProofEngines, { request, opened }: Asked) {
  const [state, dispatch] = useReducer(stepProofDialog, initialProofState)
  const hasGenerated = useRef(false)
  const [choice, setChoice] = useState<SelectableProofType | null>(null)
  const [isSimulated, setIsSimulated] = useState(engines.real === null)
  /** How often a proof was asked for of inputs that have faults; they are shown from the first time on. */
  const [refusals, setRefusals] = useState(0)
  const generation = useGeneration()
  const real = isSimulated ? null : engines.real
  const draft = state.draft && withHolderValues(state.draft, opened)
  const faults = (draft && real?.findFaults(draft, request.claim.type)) ?? {}

  const send = (event: ProofDialogEvent) => {
    generation.forgetFailure()
    dispatch(event)
  }
  const simulate = (isOn: boolean) => {
    setIsSimulated(isOn)
    send({ type: 'engine-chosen' })
  }
  const proceed = () => {
    if (choice === null) return
    // Fields of an identity may need the larger circuit; which one is known once they are chosen.
    if (choice !== 'IdentityProof') real?.prepare()
    if (choice !== draft?.proofType) setRefusals(0)
    send({ type: 'type-chosen', proofType: choice, parameters: initialParameters(choice, request.claim.type) })
  }
  const generate = async () => {
    const engine = real ?? engines.simulated
    if (!engine || !draft || state.tab !== 'configure' || isGenerating(state)) return
    if (isDayOver(draft.validUntil, new Date())) return toastFormFault(texts.endOver)
    if (!canGenerate(state)) return toastFormFault(texts.noFields)
    if (Object.keys(faults).length > 0) return setRefusals(refusals + 1)
    const run = generation.begin()
    send({ type: 'generation-started', run })
    const generated = await generation.generate(engine, buildProofRequest(draft, request))
    if (generated.status === 'refuted') return dispatch({ type: 'refuted', run, reason: texts.notSo })
    if (generated.status === 'none') return dispatch({ type: 'generation-failed', run })
    const { proof } = generated
    // It may have been given up as it came to its end.
    if (!generation.isLatest(run)) return
    dispatch({ type: 'generated', run, proof })
    toast(hasGenerated.current ? texts.generatedAgain : texts.generated)
    hasGenerated.current = true
    const verification = await engine.verify(proof).catch(() => ({ valid: false, error: texts.failure }) as const)
    dispatch({ type: 'checked', proofId: proof.id, verification })
  }
  const { progress, failure, stop } = generation
  const startAnew = () => {
    if (isGenerating(state)) toast(texts.interrupted)
    generation.giveUp()
    send({ type: 'holder-told' })
  }
  return {
    ...{ state, send, choice, setChoice, proceed, generate, progress, failure, stop, startAnew },
    dateOfBirth: draft && birthDateOf(draft),
    ...{ isSimulated, simulate, refusals, faults: refusals > 0 ? faults : {} },
  }
}
