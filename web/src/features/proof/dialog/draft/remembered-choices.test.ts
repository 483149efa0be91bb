import type { StoredLeaf } from '@did/domain/claim/claim'
import { nameField } from '@did/domain/claim/claim-fields'
import { userIdSchema } from '@did/domain/ids'
import { beforeEach, expect, test, vi } from 'vitest'
import { waiting } from '../../../../../test/rig/people.ts'
import { remember } from '../../../../lib/page/browser-storage.ts'
import { builtInTemplates } from '../../../../texts/en/template/built-in-templates.ts'
import { recallChoice, rememberChoice } from './remembered-choices.ts'

const salt = `0x${'ab'.repeat(32)}` as const
const draft = {
  proofType: 'EducationProof',
  fields: ['degree', 'institution'],
  values: { degree: 'Master of Science', institution: 'Northfield University' },
  parameters: { educationLevel: 'master', requiredLevel: 'bachelor' },
} as const
const kept = {
  proofType: 'EducationProof',
  fields: ['degree', 'institution'],
  parameters: { requiredLevel: 'bachelor' },
}

function ask(...fields: string[]) {
  const leaf = (field: string): StoredLeaf => {
    return { field, label: field, kind: 'text', value: `The ${field}`, salt, isOpenByDefault: false }
  }
  return { ...waiting, leaves: ['holder_name', 'description', ...fields].map(leaf) }
}
const degree = ask('awarded_by', 'degree', 'field_of_study', 'awarded_on', 'student_number')

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  // The page's memory keeps choices that the browser could not store, also those of an earlier
  // test.
  remember('proof_choices', null)
})

test('the proof settings that a verifier chose last are suggested for the next similar claim, even if that claim lacks optional fields', () => {
  expect(recallChoice(degree)).toBeNull()
  rememberChoice(degree, draft)
  for (const next of [degree, ask('awarded_by', 'degree', 'awarded_on')]) expect(recallChoice(next)).toEqual(kept)
})

test('the proof settings that a verifier chose last are not suggested for a claim of another type or from another template', () => {
  rememberChoice(degree, draft)
  expect(recallChoice({ ...degree, claim: { ...degree.claim, type: 'membership' } })).toBeNull()
  expect(recallChoice(ask('certificate', 'school'))).toBeNull()
})

test('the proof settings that a verifier chose last are kept apart for two templates with one type and one first field', () => {
  const [course, thesis] = [ask('school', 'course'), ask('school', 'thesis')]
  rememberChoice(course, draft)
  expect(recallChoice(thesis)).toBeNull()
  rememberChoice(thesis, { ...draft, fields: ['thesis'] })
  expect([recallChoice(course), recallChoice(thesis)]).toEqual([kept, { ...kept, fields: ['thesis'] }])
})

test('the proof settings that a verifier chose last are not suggested for a claim from another built-in template', () => {
  for (const { ref, type, fields } of builtInTemplates) {
    const from = ask(nameField(fields[0]?.name ?? '', new Set()))
    const request = { ...from, claim: { ...from.claim, type } }
    expect(recallChoice(request), ref).toBeNull()
    rememberChoice(request, draft)
  }
})

test('the proof settings that a verifier chose last are not suggested to another verifier who uses the same browser', () => {
  rememberChoice(degree, draft)
  expect(recallChoice({ ...degree, verifierId: userIdSchema.parse(degree.verifierId + 1) })).toBeNull()
})

test('the proof settings that a verifier chose last replace earlier settings, and the browser stores no value that a proof hides', () => {
  rememberChoice(degree, { ...draft, fields: ['degree'] })
  rememberChoice(degree, draft)
  expect(recallChoice(degree)).toEqual(kept)
  const [text = ''] = stored.values()
  for (const hidden of ['Master of Science', 'Northfield', '"master"']) expect(text).not.toContain(hidden)
})

test('the proof settings that a verifier chose last are forgotten after fifty newer choices', () => {
  for (let verifier = 1; verifier <= 51; verifier++)
    rememberChoice({ ...degree, verifierId: userIdSchema.parse(verifier) }, draft)
  const recall = (verifier: number) => recallChoice({ ...degree, verifierId: userIdSchema.parse(verifier) })
  expect([recall(1), recall(2)]).toEqual([null, kept])
})

test('the page suggests no earlier proof settings when the text that the browser stored is unreadable', () => {
  stored.set('proof_choices', '{"broken"')
  expect(recallChoice(degree)).toBeNull()
})

test('the proof settings that a verifier chose last stay in the page’s memory when the browser stores nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(recallChoice(degree)).toBeNull()
  rememberChoice(degree, draft)
  expect(recallChoice(degree)).toEqual(kept)
})
