import { expect, test } from 'vitest'
import { claim, did, registry as verifier } from '../../../test/rig/people.ts'
import { advanceWizard, type FirstRequest, startOfWizard, type Wizard, wizardProgress } from './wizard.ts'

const request: FirstRequest = { claim, verifier, attempt: 'once' }

test('the wizard leads from the profile to the DID, the claim and the summary, and keeps the chosen DID and the claim’s title', () => {
  const second = advanceWizard(startOfWizard, { type: 'profile-ready' })
  const third = advanceWizard(second, { type: 'did-chosen', did })
  const fourth = advanceWizard(third, { type: 'claim-created', claim, request: null, isSealing: false })
  expect([second, third, fourth]).toEqual([
    { step: 'did' },
    { step: 'claim', did },
    { step: 'done', did, claimTitle: claim.title, asked: null },
  ])
})

test('before the summary, the wizard offers a request to the chosen verifier, and the wizard goes on even if the person sends no request', () => {
  const created = { type: 'claim-created', claim, request, isSealing: false } as const
  const asking = advanceWizard({ step: 'claim', did }, created)
  expect(asking).toEqual({ step: 'request', did, request })
  const sent = advanceWizard(asking, { type: 'request-ended', isSent: true })
  expect(sent).toEqual({ step: 'done', did, claimTitle: claim.title, asked: request.verifier })
  expect(advanceWizard(asking, { type: 'request-ended', isSent: false })).toMatchObject({ asked: null })
  expect(advanceWizard(asking, { type: 'back' })).toBe(asking)
  expect(advanceWizard(asking, created)).toBe(asking)
})

test('before the wizard sends the request, it asks for the private attributes that the person wants to add', () => {
  const created = { type: 'claim-created', claim, request, isSealing: true } as const
  const sealing = advanceWizard({ step: 'claim', did }, created)
  expect(sealing).toEqual({ step: 'attributes', did, claim, request })
  expect(wizardProgress(sealing)).toEqual({ step: 3, percent: 75 })
  expect(advanceWizard(sealing, { type: 'attributes-ended' })).toEqual({ step: 'request', did, request })
  const alone = advanceWizard({ step: 'claim', did }, { ...created, request: null })
  expect(advanceWizard(alone, { type: 'attributes-ended' })).toMatchObject({ step: 'done', asked: null })
})

test('the wizard has a way back only from its steps 2 and 3', () => {
  expect(advanceWizard({ step: 'did' }, { type: 'back' })).toEqual({ step: 'profile' })
  expect(advanceWizard({ step: 'claim', did }, { type: 'back' })).toEqual({ step: 'did' })
  const done: Wizard = { step: 'done', did, claimTitle: 'BSc', asked: null }
  expect(advanceWizard(done, { type: 'back' })).toBe(done)
  expect(advanceWizard(startOfWizard, { type: 'back' })).toBe(startOfWizard)
})

test('the wizard ignores a result of a later step that arrives after the person went back', () => {
  const wizard: Wizard = { step: 'profile' }
  expect(advanceWizard(wizard, { type: 'did-chosen', did })).toBe(wizard)
  expect(advanceWizard(wizard, { type: 'claim-created', claim, request: null, isSealing: false })).toBe(wizard)
})

test('each step fills another quarter of the wizard’s progress bar', () => {
  expect(wizardProgress(startOfWizard)).toEqual({ step: 1, percent: 25 })
  expect(wizardProgress({ step: 'did' })).toEqual({ step: 2, percent: 50 })
  expect(wizardProgress({ step: 'claim', did })).toEqual({ step: 3, percent: 75 })
  expect(wizardProgress({ step: 'request', did, request })).toEqual({ step: 3, percent: 75 })
  expect(wizardProgress({ step: 'done', did, claimTitle: 'BSc', asked: null })).toEqual({ step: 4, percent: 100 })
})
