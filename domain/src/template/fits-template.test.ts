import { expect, test } from 'vitest'
import { freeField } from '../claim/claim-field.ts'
import { complaints } from '../texts/en/complaints.ts'
import { findMisfit } from './fits-template.ts'
import type { TemplateField } from './template-form.ts'

const days = { first: '2026-11-27', last: '2026-11-29' }
const asked = (field: Partial<TemplateField>): TemplateField => ({ ...freeField, hint: '', name: 'Ward', ...field })
const text = (label: string, value: string) => ({ label, kind: 'text' as const, value })
const date = (label: string, value: string) => ({ label, kind: 'date' as const, value })

test('a claim fits a template when it has each required field, however its label is written', () => {
  const template = [asked({ isRequired: true }), asked({ name: 'Room' })]
  expect(findMisfit(template, [text('ward ', 'Pediatrics'), text('My own', 'x')], days)).toBeNull()
  expect(findMisfit(template, [text('Room', '7')], days)).toEqual({ label: 'Ward', message: complaints.required })
})

test('a claim with a field of another kind, or with a value that the template does not offer, does not fit the template', () => {
  expect(findMisfit([asked({ kind: 'date' })], [text('Ward', 'x')], days)?.message).toBe(complaints.invalid)
  const choice = [asked({ kind: 'choice', choices: ['A', 'B'] })]
  expect(findMisfit(choice, [{ label: 'Ward', kind: 'choice', value: 'C' }], days)?.message).toBe(complaints.invalid)
  expect(findMisfit(choice, [{ label: 'Ward', kind: 'choice', value: 'B' }], days)).toBeNull()
})

test('a date in a template’s field with the limit “today” is accepted when the date keeps the limit in any time zone on earth', () => {
  const past = [asked({ kind: 'date', most: 'today' })]
  expect(findMisfit(past, [date('Ward', '2026-11-29')], days)).toBeNull()
  expect(findMisfit(past, [date('Ward', '2026-11-30')], days)).not.toBeNull()
  const future = [asked({ kind: 'date', least: 'today' })]
  expect(findMisfit(future, [date('Ward', '2026-11-27')], days)).toBeNull()
  expect(findMisfit(future, [date('Ward', '2026-11-26')], days)).not.toBeNull()
})

test('a claim fits a template that asks for the holder’s name as a field, even if the claim has no such field', () => {
  expect(findMisfit([asked({ name: 'Name', isRequired: true })], [], days)).toBeNull()
})
