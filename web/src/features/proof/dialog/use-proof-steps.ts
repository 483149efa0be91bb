import type { Proof, SelectableProofType } from '@did/domain/proof/proof'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import type { ProofEngine } from '@did/proofs/proof-engine'
import { useEffect, useReducer, useRef, useState } from 'react'
import { proofTexts as texts } from '../../../texts/en/proof/proof.ts'
import { toast, toastFormFault } from '../../../ui/toast/toast.ts'
import type { InputFaults } from './draft/input-faults.ts'
import { buildProofRequest, initialParameters } from './draft/parameters.ts'
import { birthDateOf, type FromOwner, withOwnerValues } from './from-owner.ts'
import type { ProofEngines, RealEngine } from './proof-engine.ts'
import {
  canGenerate,
  initialProofState,
  isGenerating,
  type ProofDialogEvent,
  type ProofDialogState,
  stepProofDialog,
} from './proof-machine.ts'
import { useGeneration } from './use-generation.ts'

export type ProofSteps = ReturnType<typeof useProofSteps>

type Asked = { request: PendingAsked; opened: FromOwner | null }

export function useProofSteps(engines: ProofEngines, { request, opened }: Asked) {
  const [state, dispatch] = useReducer(stepProofDialog, initialProofState)
  const hasGenerated = useRef(false)
  const [choice, setChoice] = useState<SelectableProofType | null>(null)
  const [isSimulated, setIsSimulated] = useState(engines.real === null)
  const generation = useGeneration()
  const real = isSimulated ? null : engines.real
  const draft = state.draft && withOwnerValues(state.draft, opened)
  const inputs = useInputFaults((draft && real?.findFaults(draft, request.claim.type)) ?? {})

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
    // The circuit of an identity proof depends on the fields that the verifier has not chosen yet,
    // so its keys are not loaded ahead of time.
    if (choice !== 'IdentityProof') real?.prepare()
    if (choice !== draft?.proofType) inputs.forget()
    send({ type: 'type-chosen', proofType: choice, parameters: initialParameters(choice, request.claim.type) })
  }
  const generate = async () => {
    const engine = real ?? engines.simulated
    if (!engine || !draft || state.tab !== 'configure' || isGenerating(state)) return
    if (!canGenerate(state)) return toastFormFault(texts.noFields)
    if (inputs.areFaulty) return inputs.refuse()
    const run = generation.begin()
    send({ type: 'generation-started', run })
    const generated = await generation.generate(engine, buildProofRequest(draft, request))
    if (generated.status === 'refuted') return dispatch({ type: 'refuted', run, reason: texts.notSo })
    if (generated.status === 'none') return dispatch({ type: 'generation-failed', run })
    const { proof } = generated
    // The owner's values may replace the typed ones in the moment in which the proof is finished.
    if (!generation.isLatest(run)) return
    dispatch({ type: 'generated', run, proof })
    real?.remember(draft)
    toast(hasGenerated.current ? texts.generatedAgain : texts.generated)
    hasGenerated.current = true
    dispatch({ type: 'checked', proofId: proof.id, verification: await checkProof(engine, proof) })
  }
  useSuggestion({ request, real, state, dispatch, setChoice, generate })
  const { progress, failure, stop } = generation
  const startAnew = () => {
    if (isGenerating(state)) toast(texts.interrupted)
    generation.giveUp()
    send({ type: 'owner-told' })
  }
  return {
    ...{ state, send, choice, setChoice, proceed, generate, progress, failure, stop, startAnew },
    dateOfBirth: draft && birthDateOf(draft),
    ...{ isSimulated, simulate, refusals: inputs.refusals, faults: inputs.shown },
  }
}

type Suggested = {
  request: PendingAsked
  real: RealEngine | null
  state: ProofDialogState
  dispatch: (event: ProofDialogEvent) => void
  setChoice: (proofType: SelectableProofType) => void
  generate: () => Promise<void>
}

/**
 * If the owner sent no private attributes, the dialog makes the suggested proof at once. Otherwise
 * the verifier opens and reads the attributes before the proof is made.
 */
function useSuggestion({ request, real, state, dispatch, setChoice, generate }: Suggested) {
  const [suggestion] = useState(() => real?.suggest() ?? null)
  const isToRun = useRef(suggestion !== null && request.attributes === null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog suggests only once
  useEffect(() => {
    if (!suggestion) return
    setChoice(suggestion.proofType)
    if (suggestion.proofType !== 'IdentityProof') real?.prepare()
    dispatch({ type: 'suggested', draft: suggestion })
  }, [])
  useEffect(() => {
    if (!isToRun.current || state.tab !== 'configure') return
    isToRun.current = false
    void generate()
  }, [state.tab, generate])
}

/** A fault is shown only after the verifier has once asked for a proof of faulty values. */
function useInputFaults(faults: InputFaults) {
  const [refusals, setRefusals] = useState(0)
  return {
    refusals,
    shown: refusals > 0 ? faults : {},
    areFaulty: Object.keys(faults).length > 0,
    refuse: () => setRefusals(refusals + 1),
    forget: () => setRefusals(0),
  }
}

function checkProof(engine: ProofEngine, proof: Proof) {
  return engine.verify(proof).catch(() => ({ valid: false, error: texts.failure }) as const)
}
