import { didSchema } from '@did/domain/did'
import { describe, expect, test } from 'vitest'
import { advanceWizard, startOfWizard, type Wizard, wizardProgress } from './wizard.ts'

const did = didSchema.parse({
  id: 7,
  tokenId: 'did:ethr:19a:abcdef01',
  owner: `0x${'ab'.repeat(20)}`,
  createdAt: '2026-11-21T10:00:00.000Z',
  lastUpdated: '2026-11-21T10:00:00.000Z',
  onChain: false,
  version: 1,
})

describe('the wizard', () => {
  test('leads from profile to DID to claim to the summary and keeps what was created', () => {
    const second = advanceWizard(startOfWizard, { type: 'profile-ready' })
    const third = advanceWizard(second, { type: 'did-chosen', did })
    const fourth = advanceWizard(third, { type: 'claim-created', title: 'BSc' })
    expect([second, third, fourth]).toEqual([
      { step: 'did' },
      { step: 'claim', did },
      { step: 'done', did, claimTitle: 'BSc' },
    ])
  })

  test('leads back only from steps 2 and 3', () => {
    expect(advanceWizard({ step: 'did' }, { type: 'back' })).toEqual({ step: 'profile' })
    expect(advanceWizard({ step: 'claim', did }, { type: 'back' })).toEqual({ step: 'did' })
    const done: Wizard = { step: 'done', did, claimTitle: 'BSc' }
    expect(advanceWizard(done, { type: 'back' })).toBe(done)
    expect(advanceWizard(startOfWizard, { type: 'back' })).toBe(startOfWizard)
  })

  test('ignores an answer that arrives after the person went back', () => {
    const wizard: Wizard = { step: 'profile' }
    expect(advanceWizard(wizard, { type: 'did-chosen', did })).toBe(wizard)
    expect(advanceWizard(wizard, { type: 'claim-created', title: 'BSc' })).toBe(wizard)
  })

  test('shows a quarter of the bar per step', () => {
    expect(wizardProgress(startOfWizard)).toEqual({ step: 1, percent: 25 })
    expect(wizardProgress({ step: 'did' })).toEqual({ step: 2, percent: 50 })
    expect(wizardProgress({ step: 'claim', did })).toEqual({ step: 3, percent: 75 })
    expect(wizardProgress({ step: 'done', did, claimTitle: 'BSc' })).toEqual({ step: 4, percent: 100 })
  })
})
