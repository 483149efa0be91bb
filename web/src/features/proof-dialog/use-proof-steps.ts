import type { SelectableProofType } from '@did/domain/proof'
import type { ProofEngine } from '@did/proofs/proof-engine'
import { useReducer, useRef, useState } from 'react'
import { toast } from '../../lib/toast.ts'
import { proofTexts as texts } from '../../texts/proof.ts'
import { type FromHolder, withHolderValues } from './from-holder.ts'
import { buildProofRequest, initialParameters } from './parameters.ts'
import { canGenerate, initialProofState, stepProofDialog } from './proof-machine.ts'
import type { PendingAsked } from './signed-text.ts'
import { isDayOver } from './validity.ts'

export type ProofSteps = ReturnType<typeof useProofSteps>

type Asked = { request: PendingAsked; opened: FromHolder | null }

/** The machine of the dialog with the engine behind it: generation moves to Result and verifies there by itself. */
export function useProofSteps(engine: ProofEngine, { request, opened }: Asked) {
  const [state, send] = useReducer(stepProofDialog, initialProofState)
  const hasGenerated = useRef(false)
  const [choice, setChoice] = useState<SelectableProofType | null>(null)

  const proceed = () => {
    if (choice === null) return
    send({ type: 'type-chosen', proofType: choice, parameters: initialParameters(choice, request.claim.type) })
  }
  const generate = async () => {
    if (state.tab !== 'configure' || state.isGenerating) return
    if (isDayOver(state.draft.validUntil, new Date())) return toast({ variant: 'destructive', ...texts.endOver })
    if (!canGenerate(state)) return toast({ variant: 'destructive', ...texts.noFields })
    send({ type: 'generation-started' })
    try {
      const proof = await engine.prove(buildProofRequest(withHolderValues(state.draft, opened), request))
      send({ type: 'generated', proof })
      toast(hasGenerated.current ? texts.generatedAgain : texts.generated)
      hasGenerated.current = true
      send({ type: 'checked', proofId: proof.id, verification: await engine.verify(proof) })
    } catch {
      send({ type: 'generation-failed' })
      toast({ variant: 'destructive', ...texts.generateFailed })
    }
  }
  return { state, send, choice, setChoice, proceed, generate }
}
