import type { Proof, ProofVerification, SelectableProofType } from '@did/domain/proof'

/** What the verifier has put together so far. The values never leave the browser. */
export type ProofDraft = {
  proofType: SelectableProofType
  fields: readonly string[]
  values: Readonly<Record<string, string>>
  parameters: Readonly<Record<string, string>>
  /** The last day on which the verification is to hold, `YYYY-MM-DD`; empty for one without an end. */
  validUntil: string
}

type FailedVerification = Extract<ProofVerification, { valid: false }>

/**
 * A proof with what its check said, which is null while the check runs. There is no proof when the values do not show what was asked:
 * the real engine cannot make a proof of a false statement, so `proof` is null and the verification has failed.
 */
export type MadeProof =
  | { proof: Proof; verification: ProofVerification | null }
  | { proof: null; verification: FailedVerification }

/**
 * The tabs of SPEC.md 2.12. Configure needs a draft, which exists once Select was left; Result needs a proof. A draft that
 * changes loses its proof: the two can never disagree. `generating` is the run whose end is awaited: of one that was given up, the end
 * may come when another has begun.
 */
export type ProofDialogState =
  | { tab: 'select'; draft: ProofDraft | null; made: MadeProof | null }
  | { tab: 'configure'; draft: ProofDraft; made: MadeProof | null; generating: number | null }
  | { tab: 'result'; draft: ProofDraft; made: MadeProof }

export type ProofTab = ProofDialogState['tab']

export type ProofDialogEvent =
  | { type: 'type-chosen'; proofType: SelectableProofType; parameters: Record<string, string> }
  | { type: 'engine-chosen' }
  | { type: 'tab-opened'; tab: ProofTab }
  | { type: 'field-toggled'; field: string }
  | { type: 'value-typed'; field: string; value: string }
  | { type: 'parameter-typed'; name: string; value: string }
  | { type: 'end-chosen'; validUntil: string }
  | { type: 'holder-told' }
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
    case 'end-chosen':
      return editDraft(state, (draft) => ({ ...draft, validUntil: event.validUntil }))
    case 'holder-told':
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

/** SPEC.md 5: Generate Proof is disabled without a field and while generating. */
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

/** Another type has other parameters and maybe other fields, so it starts from nothing. The same type keeps what was typed. */
function chooseType(
  state: ProofDialogState,
  { proofType, parameters }: { proofType: SelectableProofType; parameters: Record<string, string> },
): ProofDialogState {
  if (isGenerating(state)) return state
  if (state.draft?.proofType === proofType) return openTab(state, 'configure')
  const draft = { proofType, fields: [], values: {}, parameters, validUntil: state.draft?.validUntil ?? '' }
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

/** What the holder has told stands in the place of what was typed: a proof of that, made or in the making, is of something else. */
function forgetProof(state: ProofDialogState): ProofDialogState {
  const { tab, draft } = state
  return tab === 'select' ? { tab, draft, made: null } : { tab: 'configure', draft, made: null, generating: null }
}

function acceptProof(state: ProofDialogState, { run, proof }: { run: number; proof: Proof }): ProofDialogState {
  if (!isAwaited(state, run)) return state
  return { tab: 'result', draft: state.draft, made: { proof, verification: null } }
}

/** Result tells a verifier that the values do not hold, exactly as it tells of a proof that was checked and does not hold (SPEC.md 2.12). */
function showRefutation(state: ProofDialogState, { run, reason }: { run: number; reason: string }): ProofDialogState {
  if (!isAwaited(state, run)) return state
  return { tab: 'result', draft: state.draft, made: { proof: null, verification: { valid: false, error: reason } } }
}

/** A verdict on a proof that has been replaced meanwhile says nothing about the new one. */
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
