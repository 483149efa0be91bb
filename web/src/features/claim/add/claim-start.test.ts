import { freeField } from '@did/domain/claim/claim-field'
import type { TemplateField } from '@did/domain/template/template-form'
import { expect, test } from 'vitest'
import { listFilled } from '../../../entities/claim-form/asked-field.ts'
import { startFrom } from '../../../entities/claim-form/claim-start.ts'
import { listOfferedAttributes } from '../../../entities/claim-form/offered-attributes.ts'
import type { ShownTemplate } from '../../../entities/template/shown-template.ts'
import { addClaimFormSchema, claimFormSchema, fillFrom, isMissingRequired } from './add-claim-form.ts'

const asked = (name: string, change: Partial<TemplateField> = {}): TemplateField => ({
  ...freeField,
  name,
  ...change,
})
const shown: ShownTemplate = {
  ref: 'degree',
  type: 'education',
  title: 'University degree',
  summary: '',
  checkedBy: '',
  fields: [
    asked('Degree', { isRequired: true }),
    asked('Awarded on', { kind: 'date' }),
    asked('Kind', { kind: 'choice', choices: ['Full', 'Part'], isOpenByDefault: true }),
    asked('Degree'),
    asked('Name'),
  ],
  privateFields: ['dateOfBirth'],
  example: { title: '', description: '', checkedBy: '' },
  published: null,
}
const start = startFrom(shown)
const filled = { ...fillFrom(start, 'Maya Rossi'), values: ['MSc', '2026-07-14', 'Full', ''] }
const complaintsAbout = (values: string[]) =>
  claimFormSchema(start)
    .safeParse({ ...filled, values })
    .error?.issues.map(({ path, message }) => [path, message])

test('a template fills in type and title of the claim, and the form proposes the person’s own name', () => {
  expect(fillFrom(start, 'Maya Rossi')).toMatchObject({
    type: 'education',
    title: 'University degree',
    holderName: 'Maya Rossi',
    values: ['', '', '', ''],
    opened: ['kind'],
    publication: 'private',
  })
  expect(fillFrom(undefined, 'Maya Rossi')).toMatchObject({ type: '', title: '', holderName: 'Maya Rossi', values: [] })
})

test('each field of a template gets a unique machine-readable name, and no field asks for the holder’s name a second time', () => {
  expect(start.fields.map(({ field }) => field)).toEqual(['degree', 'awarded_on', 'kind', 'degree_2'])
})

test('the hint of a field for the issue date says which date the claim gets if the field stays empty, unless the date is required', () => {
  const without = 'Without a date, the claim is dated to the day on which you add it.'
  const hintOf = (change: Partial<TemplateField>) =>
    startFrom({ ...shown, issuedOn: 'Awarded on', fields: [asked('Awarded on', { kind: 'date', ...change })] })
      .fields[0]?.hint
  expect(hintOf({ hint: 'The date on it' })).toBe(`The date on it. ${without}`)
  expect(hintOf({ hint: '' })).toBe(without)
  expect(hintOf({ hint: 'The date on it', isRequired: true })).toBe('The date on it')
  expect(start.fields.map(({ hint }) => hint).join()).not.toContain(without)
})

test('the form offers the private attribute for a template’s private field if the claim’s type has this attribute', () => {
  const template = { ...shown, privateFields: [], fields: [asked('Boat'), asked('Date of birth'), asked('IBAN')] }
  expect(listOfferedAttributes(startFrom({ ...template, type: 'kyc' }))).toEqual(['dateOfBirth'])
  expect(listOfferedAttributes(startFrom({ ...template, type: 'license' }))).toEqual([])
  expect(listOfferedAttributes(null)).toEqual([])
})

test('only the fields that the owner filled in become part of the claim', () => {
  expect(claimFormSchema(start).safeParse(filled).success).toBe(true)
  expect(listFilled(start.fields, filled)).toMatchObject([
    { field: 'degree', label: 'Degree', kind: 'text', value: 'MSc', isOpenByDefault: false },
    { field: 'awarded_on', label: 'Awarded on', kind: 'date', value: '2026-07-14' },
    { field: 'kind', label: 'Kind', kind: 'choice', value: 'Full', isOpenByDefault: true },
  ])
})

test('a required field without a value gets a complaint, and so does a value that the template does not allow in its field', () => {
  expect(complaintsAbout([' ', '', '', ''])).toEqual([[['values', 0], 'Required']])
  expect(complaintsAbout(['MSc', '2026-02-31', '', ''])).toEqual([[['values', 1], 'Enter a date']])
  expect(complaintsAbout(['MSc', '', 'Other', ''])).toEqual([[['values', 2], 'Invalid input']])
})

test('the form counts as incomplete while a required field is empty, but not while an optional field is empty', () => {
  expect(isMissingRequired(fillFrom(start, ''), start.fields)).toBe(true)
  expect(isMissingRequired({ ...filled, values: ['MSc', '', '', ''] }, start.fields)).toBe(false)
})

test('a claim without a template needs a description, and a claim with a template’s fields needs none', () => {
  const free = { ...fillFrom(undefined, ''), type: 'education', title: 'MSc' }
  expect(addClaimFormSchema.safeParse(free).success).toBe(false)
  expect(claimFormSchema({ fields: [], issuedOn: null }).safeParse(free).error?.issues).toMatchObject([
    { path: ['description'], message: 'Required' },
  ])
  expect(isMissingRequired(free)).toBe(true)
})
