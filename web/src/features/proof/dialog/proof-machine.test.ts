import { claimIdSchema } from '@did/domain/ids'
import type { Proof, ProofVerification } from '@did/domain/proof/proof'
import { expect, it } from 'vitest'
import {
  canGenerate,
  initialProofState,
  isTabEnabled,
  type ProofDialogEvent,
  type ProofDialogState,
  stepProofDialog,
} from './proof-machine.ts'

const chosen: ProofDialogEvent = { type: 'type-chosen', proofType: 'AgeProof', parameters: { threshold: '18' } }
const toggled: ProofDialogEvent = { type: 'field-toggled', field: 'dateOfBirth' }
const started: ProofDialogEvent = { type: 'generation-started', run: 1 }
const generated: ProofDialogEvent = { type: 'generated', run: 1, proof: buildProof() }
const valid: ProofVerification = {
  valid: true,
  hasDevelopmentKeys: false,
  publicValues: [],
  metadata: { proofId: 'aa', timestamp: '', circuitId: '' },
}
const invalid: ProofVerification = { valid: false, error: 'the age is below 18' }

function buildProof(id = 'aa'): Proof {
  return {
    id,
    type: 'AgeProof',
    claimId: claimIdSchema.parse(1),
    claimType: 'identity',
    publicSignals: [],
    proof: { pi_a: [], pi_b: [], pi_c: [], protocol: 'groth16' },
    circuitId: 'simulated',
    timestamp: '2026-11-21T00:00:00.000Z',
    engine: 'simulated',
  }
}

function run(...events: ProofDialogEvent[]): ProofDialogState {
  return events.reduce(stepProofDialog, initialProofState)
}

it('the proof dialog keeps the tabs Configure and Result closed until the verifier has chosen a proof type in the tab Select', () => {
  expect(isTabEnabled(initialProofState, 'configure')).toBe(false)
  expect(isTabEnabled(initialProofState, 'result')).toBe(false)
  expect(run({ type: 'tab-opened', tab: 'configure' })).toEqual(initialProofState)
  expect(run({ type: 'tab-opened', tab: 'result' })).toEqual(initialProofState)
})

it('the proof dialog moves to the tab Configure when the verifier chooses a proof type, and keeps the tab Result closed until a proof exists', () => {
  const state = run(chosen)
  expect(state.tab).toBe('configure')
  expect(isTabEnabled(state, 'result')).toBe(false)
})

it('the proof dialog makes a proof only after the verifier has chosen a field, and makes no two proofs at the same time', () => {
  expect(canGenerate(run(chosen))).toBe(false)
  expect(run(chosen, started)).toEqual(run(chosen))
  expect(canGenerate(run(chosen, toggled))).toBe(true)
  expect(canGenerate(run(chosen, toggled, started))).toBe(false)
  expect(canGenerate(run(chosen, toggled, toggled))).toBe(false)
})

it('the proof dialog moves to the tab Result when the proof is made, and waits there until the proof has been checked', () => {
  const state = run(chosen, toggled, started, generated)
  expect(state).toMatchObject({ tab: 'result', made: { verification: null } })
})

it('the proof dialog keeps everything that the verifier typed when it returns to the tab Configure after an invalid proof', () => {
  const typed: ProofDialogEvent = { type: 'value-typed', field: 'dateOfBirth', value: '2015-01-01' }
  const state = run(
    chosen,
    toggled,
    typed,
    started,
    generated,
    { type: 'checked', proofId: 'aa', verification: invalid },
    {
      type: 'tried-again',
    },
  )
  expect(state).toMatchObject({
    tab: 'configure',
    generating: null,
    draft: { values: { dateOfBirth: '2015-01-01' } },
  })
})

it('the proof dialog stays in the tab Configure when the engine fails', () => {
  expect(run(chosen, toggled, started, { type: 'generation-failed', run: 1 })).toMatchObject({
    tab: 'configure',
    generating: null,
  })
})

it('the proof dialog shows in the tab Result that the typed values refute the statement, and leads back to these values', () => {
  const state = run(chosen, toggled, started, { type: 'refuted', run: 1, reason: 'not so' })
  expect(state).toMatchObject({
    tab: 'result',
    made: { proof: null, verification: { valid: false, error: 'not so' } },
  })
  expect(stepProofDialog(state, { type: 'tried-again' })).toMatchObject({
    tab: 'configure',
    draft: { fields: ['dateOfBirth'] },
  })
})

it('the proof dialog ignores a late refutation of typed values that the owner’s values have replaced', () => {
  const again = run(chosen, toggled, started, { type: 'owner-told' })
  expect(stepProofDialog(again, { type: 'refuted', run: 1, reason: 'not so' })).toEqual(again)
})

it.each([
  ['a field is taken out', toggled],
  ['a value changes', { type: 'value-typed', field: 'name', value: 'x' }],
  ['a parameter changes', { type: 'parameter-typed', name: 'threshold', value: '21' }],
] satisfies [string, ProofDialogEvent][])('the proof dialog drops a proof when %s', (_, edit) => {
  const made = run(chosen, toggled, started, generated, { type: 'checked', proofId: 'aa', verification: valid })
  const edited = [{ type: 'tried-again' } as const, edit].reduce(stepProofDialog, made)
  expect(edited.made).toBeNull()
  expect(isTabEnabled(edited, 'result')).toBe(false)
})

it('the proof dialog keeps a proof if the verifier opens an earlier tab, changes nothing and returns to the result', () => {
  const made = run(chosen, toggled, started, generated, { type: 'tab-opened', tab: 'select' })
  expect(stepProofDialog(made, { type: 'tab-opened', tab: 'result' }).tab).toBe('result')
})

it('the proof dialog drops the draft and its proof when the verifier chooses another proof type', () => {
  const state = run(
    chosen,
    toggled,
    started,
    generated,
    { type: 'tab-opened', tab: 'select' },
    {
      type: 'type-chosen',
      proofType: 'IncomeProof',
      parameters: {},
    },
  )
  expect(state).toMatchObject({ tab: 'configure', draft: { proofType: 'IncomeProof', fields: [] }, made: null })
})

it('the proof dialog drops a proof when the verifier chooses another engine', () => {
  const made = run(chosen, toggled, started, generated, { type: 'tab-opened', tab: 'select' })
  expect(stepProofDialog(made, { type: 'engine-chosen' })).toMatchObject({ tab: 'select', made: null })
})

it('the proof dialog ignores the check of a proof that the dialog no longer shows', () => {
  const state = run(chosen, toggled, started, generated, { type: 'checked', proofId: 'bb', verification: valid })
  expect(state).toMatchObject({ tab: 'result', made: { verification: null } })
})

it('the proof dialog ignores a proof for which it does not wait', () => {
  expect(run(chosen, toggled, generated).tab).toBe('configure')
})

it('the proof dialog waits for the latest run of the engine and ignores the result of an earlier run', () => {
  const again = run(chosen, toggled, started, { type: 'owner-told' }, { type: 'generation-started', run: 2 })
  expect(stepProofDialog(again, { type: 'generation-failed', run: 1 })).toEqual(again)
  expect(stepProofDialog(again, generated)).toEqual(again)
  expect(stepProofDialog(again, { ...generated, run: 2 })).toMatchObject({ tab: 'result' })
})

it('the proof dialog allows no edit while a proof is being made', () => {
  const state = run(chosen, toggled, started)
  expect(stepProofDialog(state, toggled)).toEqual(state)
  expect(stepProofDialog(state, { type: 'tab-opened', tab: 'select' })).toEqual(state)
})

it('the proof dialog forgets a proof of typed values when the owner’s own values replace them', () => {
  const told: ProofDialogEvent = { type: 'owner-told' }
  const configured = run(chosen, toggled)
  expect(run(chosen, toggled, started, generated, told)).toEqual(configured)
  expect(run(chosen, toggled, started, generated, { type: 'tab-opened', tab: 'configure' }, told)).toEqual(configured)
  expect(run(chosen, toggled, started, told, generated)).toEqual(configured)
  expect(run(chosen, toggled, started, generated, { type: 'tab-opened', tab: 'select' }, told).made).toBeNull()
})
