import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ada, claim, did, registry as verifier } from '../../../test/rig/people.ts'
import { beginDraft } from './claim-draft.ts'
import { keepWizard, recallWizard } from './kept-wizard.ts'
import { startOfWizard, type Wizard } from './wizard.ts'
import { forgetWizard, isWizardKept, nameWizardPlace } from './wizard-place.ts'

const address = ada.walletAddress
const known = { user: ada, dids: [did] }
const asking: Wizard = { step: 'request', did, request: { claim, verifier, attempt: 'once' } }
const draft = { ...beginDraft('Ada'), verifierId: verifier.id }
const begun = { wizard: startOfWizard, draft: null }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a tab finds the wizard again as the person left it, until the tab forgets the wizard', () => {
  keepWizard(address, { wizard: asking, draft })
  expect(isWizardKept(address)).toBe(true)
  expect(recallWizard(address, known)).toEqual({ wizard: asking, draft })
  forgetWizard(address)
  expect(isWizardKept(address)).toBe(false)
  expect(recallWizard(address, known)).toEqual(begun)
})

test('the wizard begins anew when its profile or its DID is gone, or when the text in the tab’s storage is damaged', () => {
  keepWizard(address, { wizard: asking, draft })
  expect(recallWizard(address, { ...known, dids: [] })).toEqual(begun)
  expect(recallWizard(address, { ...known, user: null })).toEqual(begun)
  for (const text of ['{', '{"wizard":{"step":"claim"},"draft":null}']) {
    sessionStorage.setItem(nameWizardPlace(address), text)
    expect(recallWizard(address, known)).toEqual(begun)
  }
})

test('a tab finds the profile that was typed into the wizard’s first step, also before there is an account', () => {
  const profile = { username: 'ada_m', name: 'Ada', email: '' }
  keepWizard(address, { wizard: startOfWizard, draft, profile })
  expect(recallWizard(address, known)).toEqual({ wizard: startOfWizard, draft, profile })
  expect(recallWizard(address, { user: null, dids: [] })).toEqual({ wizard: startOfWizard, draft, profile })
})

test('a tab keeps nothing of the wizard while the person is at the first step and has typed nothing', () => {
  keepWizard(address, { wizard: asking, draft })
  keepWizard(address, begun)
  expect(isWizardKept(address)).toBe(false)
})
