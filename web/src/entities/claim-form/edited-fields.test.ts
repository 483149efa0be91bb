import type { ClaimField } from '@did/domain/claim/claim'
import { freeField } from '@did/domain/claim/claim-field'
import { expect, test } from 'vitest'
import { builtInTemplates } from '../../texts/en/template/built-in-templates.ts'
import { fromBuiltIn, type ShownTemplate } from '../template/shown-template.ts'
import { listFilled, listOpened } from './asked-field.ts'
import { startFrom } from './claim-start.ts'
import { findTemplateOf, listEditedFields } from './edited-fields.ts'

const templates = builtInTemplates.map(fromBuiltIn)
const templateOf = (ref: string): ShownTemplate => {
  const found = templates.find((template) => template.ref === ref)
  if (!found) throw new Error(`There is no template ${ref}`)
  return found
}
const degree = templateOf('university-degree')

/**
 * Builds a claim from the template, with the examples as values. The fields in `left` stay empty.
 */
function claimFrom({ type, title, fields }: ShownTemplate, ...left: string[]) {
  const asked = startFrom({ ...degree, fields }).fields
  const values = asked.map(({ name, example }) => (left.includes(name) ? '' : example))
  return { type, title, fields: listFilled(asked, { values, opened: listOpened(asked) }) }
}

test('the page finds the template of a stored claim by the claim’s fields, even if the claim lacks optional fields and has another title', () => {
  for (const template of templates) expect(findTemplateOf(claimFrom(template), templates)?.ref).toBe(template.ref)
  const short = claimFrom(degree, 'Field of study', 'Student number')
  expect(findTemplateOf({ ...short, title: 'My diploma' }, templates)?.ref).toBe('university-degree')
})

test('if several templates ask for the fields of a stored claim, the claim’s template is the one with the claim’s title', () => {
  const past = claimFrom(templateOf('past-employment'), 'From', 'Until', 'Responsibilities')
  expect(findTemplateOf(past, templates)?.ref).toBe('past-employment')
})

test('no template fits a stored claim that has no fields, has a field that no template asks for, or lacks a required field', () => {
  expect(findTemplateOf({ ...claimFrom(degree), fields: [] }, templates)).toBeNull()
  const own: ClaimField = { field: 'hobby', label: 'Hobby', kind: 'text', value: 'Chess', isOpenByDefault: false }
  const { fields } = claimFrom(degree)
  expect(findTemplateOf({ ...claimFrom(degree), fields: [...fields, own] }, templates)).toBeNull()
  expect(findTemplateOf(claimFrom(degree, 'Degree'), templates)).toBeNull()
})

const identity = templateOf('identity-checked')

test('the form of an edited claim has the choices, limits and optional fields of the claim’s template, in the template’s order', () => {
  const { fields } = claimFrom(identity, 'How it was checked')
  const edited = listEditedFields(fields, identity)
  expect(edited).toEqual(startFrom(identity).fields)
  expect(edited[0]).toMatchObject({
    kind: 'choice',
    isRequired: true,
    choices: ['Passport', 'Identity card', 'Residence permit', 'Driving license'],
  })
})

test('the fields of an edited claim stay as stored, and in the stored order, when the owner changes nothing', () => {
  const own = claimFrom(degree, 'Student number')
    .fields.toReversed()
    .map((field) => ({ ...field, isOpenByDefault: true }))
  const edited = listEditedFields(own, degree)
  const values = edited.map(({ field }) => own.find((each) => each.field === field)?.value ?? '')
  expect(listFilled(edited, { values, opened: listOpened(edited) })).toEqual(own)
})

test('a field of an edited claim keeps its kind, label and value even if the template has changed since', () => {
  const [choice, country] = claimFrom(identity).fields
  if (!choice || !country) throw new Error('The template has these fields')
  const changed: ClaimField[] = [
    { ...choice, value: 'Military passport' },
    { ...country, kind: 'text', value: 'Sweden' },
  ]
  expect(listEditedFields(changed, identity).slice(0, 2)).toEqual([
    { ...freeField, field: 'document', name: 'Document', kind: 'choice' },
    { ...freeField, field: 'country_of_issue', name: 'Country of issue', kind: 'text' },
  ])
})

test('if no template fits an edited claim, the form asks for the fields of the claim and requires none of them', () => {
  const { fields } = claimFrom(degree)
  expect(listEditedFields(fields, null).map(({ name, isRequired }) => [name, isRequired])).toEqual(
    fields.map(({ label }) => [label, false]),
  )
})
