import type { Proof, ProofVerification, SelectableProofType } from '@did/domain/proof/proof'

/**
 * What the verifier has entered to make a proof. `values` and the parameters that a proof hides
 * stay in the browser.
 */
export type ProofDraft = {
  proofType: SelectableProofType
  fields: readonly string[]
  values: Readonly<Record<string, string>>
  parameters: Readonly<Record<string, string>>
}

type FailedVerification = Extract<ProofVerification, { valid: false }>

/** The real engine cannot prove a false statement, so `proof` is null for wrong values. */
export type MadeProof =
  | { proof: Proof; verification: ProofVerification | null }
  | { proof: null; verification: FailedVerification }

/**
 * A changed draft loses its proof, so that draft and proof never disagree. `generating` is the
 * number of the engine's run for which the dialog waits, because a stopped run may end after the
 * next run has begun.
 */
export type ProofDialogState =
  | { tab: 'select'; draft: ProofDraft | null; made: MadeProof | null }
  | { tab: 'configure'; draft: ProofDraft; made: MadeProof | null; generating: number | null }
  | { tab: 'result'; draft: ProofDraft; made: MadeProof }

export type ProofTab = ProofDialogState['tab']

export type ProofDialogEvent =
  | { type: 'type-chosen'; proofType: SelectableProofType; parameters: Record<string, string> }
  | { type: 'suggested'; draft: ProofDraft }
  | { type: 'engine-chosen' }
  | { type: 'tab-opened'; tab: ProofTab }
  | { type: 'field-toggled'; field: string }
  | { type: 'value-typed'; field: string; value: string }
  | { type: 'parameter-typed'; name: string; value: string }
  | { type: 'owner-told' }
  | { type: 'generation-started'; run: number }
  | { type: 'generation-failed'; run: number }
  | { type: 'generated'; run: number; proof: Proof }
  | { type: 'refuted'; run: number; reason: string }
  | { type: 'checked'; proofId: string; verification: ProofVerification }
  | { type: 'tried-again' }

export const initialProofState: ProofDialogState = { tab: 'select', draft: null, made: null }

export function stepProofDialog(state: ProofDialogState, event: ProofDialogEvent): ProofDialogState {
  switch (event.type) {
    case 'type-chosen':
      return chooseType(state, event)
    case 'suggested':
      return takeSuggestion(state, event.draft)
    case 'engine-chosen':
      return state.tab === 'select' ? { ...state, made: null } : state
    case 'tab-opened':
      return openTab(state, event.tab)
    case 'field-toggled':
      return editDraft(state, (draft) => ({ ...draft, fields: toggle(draft.fields, event.field) }))
    case 'value-typed':
      return editDraft(state, (draft) => ({ ...draft, values: { ...draft.values, [event.field]: event.value } }))
    case 'parameter-typed':
      return editDraft(state, (draft) => ({ ...draft, parameters: { ...draft.parameters, [event.name]: event.value } }))
    case 'owner-told':
      return forgetProof(state)
    case 'generation-started':
      return canGenerate(state) ? { ...state, made: null, generating: event.run } : state
    case 'generation-failed':
      return isAwaited(state, event.run) ? { ...state, generating: null } : state
    case 'generated':
      return acceptProof(state, event)
    case 'refuted':
      return showRefutation(state, event)
    case 'checked':
      return acceptVerification(state, event)
    case 'tried-again':
      return openTab(state, 'configure')
  }
}

export function canGenerate(state: ProofDialogState): state is ProofDialogState & { tab: 'configure' } {
  return state.tab === 'configure' && state.generating === null && state.draft.fields.length > 0
}

export function isTabEnabled(state: ProofDialogState, tab: ProofTab): boolean {
  switch (tab) {
    case 'select':
      return !isGenerating(state)
    case 'configure':
      return state.draft !== null
    case 'result':
      return state.made !== null
  }
}

/**
 * The draft survives if the verifier chooses the same proof type again. Another proof type has
 * other parameters and fields, so its draft begins empty.
 */
function chooseType(
  state: ProofDialogState,
  { proofType, parameters }: { proofType: SelectableProofType; parameters: Record<string, string> },
): ProofDialogState {
  if (isGenerating(state)) return state
  if (state.draft?.proofType === proofType) return openTab(state, 'configure')
  return { tab: 'configure', draft: { proofType, fields: [], values: {}, parameters }, made: null, generating: null }
}

/** A suggestion replaces nothing that the verifier has entered. */
function takeSuggestion(state: ProofDialogState, draft: ProofDraft): ProofDialogState {
  if (state.draft !== null || state.tab !== 'select') return state
  return { tab: 'configure', draft, made: null, generating: null }
}

function openTab(state: ProofDialogState, tab: ProofTab): ProofDialogState {
  if (tab === state.tab || !isTabEnabled(state, tab)) return state
  const { draft, made } = state
  if (tab === 'select') return { tab, draft, made }
  if (draft === null) return state
  if (tab === 'configure') return { tab, draft, made, generating: null }
  return made ? { tab, draft, made } : state
}

function editDraft(state: ProofDialogState, edit: (draft: ProofDraft) => ProofDraft): ProofDialogState {
  if (state.tab !== 'configure' || state.generating !== null) return state
  return { ...state, draft: edit(state.draft), made: null }
}

/**
 * The owner has sent private attributes, which replace the values that the verifier typed. So this
 * drops the proof of the typed values, even an unfinished one.
 */
function forgetProof(state: ProofDialogState): ProofDialogState {
  const { tab, draft } = state
  return tab === 'select' ? { tab, draft, made: null } : { tab: 'configure', draft, made: null, generating: null }
}

function acceptProof(state: ProofDialogState, { run, proof }: { run: number; proof: Proof }): ProofDialogState {
  if (!isAwaited(state, run)) return state
  return { tab: 'result', draft: state.draft, made: { proof, verification: null } }
}

/** A refuted statement looks in the Result tab like a proof that fails its check. */
function showRefutation(state: ProofDialogState, { run, reason }: { run: number; reason: string }): ProofDialogState {
  if (!isAwaited(state, run)) return state
  return { tab: 'result', draft: state.draft, made: { proof: null, verification: { valid: false, error: reason } } }
}

/** Another proof may have replaced the proof to which this check belongs. */
function acceptVerification(
  state: ProofDialogState,
  { proofId, verification }: { proofId: string; verification: ProofVerification },
): ProofDialogState {
  if (!state.made?.proof || state.made.proof.id !== proofId) return state
  return { ...state, made: { proof: state.made.proof, verification } }
}

export function isGenerating(state: ProofDialogState): boolean {
  return state.tab === 'configure' && state.generating !== null
}

function isAwaited(state: ProofDialogState, run: number): state is ProofDialogState & { tab: 'configure' } {
  return state.tab === 'configure' && state.generating === run
}

function toggle(fields: readonly string[], field: string): readonly string[] {
  return fields.includes(field) ? fields.filter((chosen) => chosen !== field) : [...fields, field]
}
