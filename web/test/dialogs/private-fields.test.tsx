import { freeField } from '@did/domain/claim/claim-field'
import { expect, it } from 'vitest'
import { startFrom } from '../../src/entities/claim-form/claim-start.ts'
import { fromBuiltIn } from '../../src/entities/template/shown-template.ts'
import { AddClaimDialog } from '../../src/features/claim/add/add-claim-dialog.tsx'
import { builtInTemplates } from '../../src/texts/en/template/built-in-templates.ts'
import { did } from '../rig/people.ts'
import { field, press, show, type, waitFor } from '../rig/screen.tsx'

const identity = builtInTemplates.map(fromBuiltIn).find(({ ref }) => ref === 'identity-checked')

it('the form of a template opens each of the template’s private attributes on a press, and keeps what the owner typed', async () => {
  if (!identity) throw new Error('The product has this template')
  await show(<AddClaimDialog did={did} begun={startFrom(identity)} onSaved={() => {}} onClose={() => {}} />)
  await type('Title', 'Identity checked at the bank')
  for (const [label, other] of [
    ['Document number', 'Date of birth'],
    ['Date of birth', 'National ID'],
    ['National ID', 'Date of birth'],
  ] as const) {
    await press(`Enter “${label}” there`)
    await waitFor(() => document.activeElement === field(label))
    expect(field(other).value).toBe('')
  }
  expect(field('Title').value).toBe('Identity checked at the bank')
})

it('the form does not ask for a private attribute if a field of the template asks for the same value', async () => {
  const degree = builtInTemplates.map(fromBuiltIn).find(({ ref }) => ref === 'university-degree')
  if (!degree) throw new Error('The product has this template')
  await show(<AddClaimDialog did={did} begun={startFrom(degree)} onSaved={() => {}} onClose={() => {}} />)
  const count = (label: string) => listLabels().filter((each) => each === label).length
  for (const summary of document.querySelectorAll('summary'))
    if (summary.textContent === 'Private attributes (optional)') summary.click()
  await waitFor(() => count('GPA') === 1)
  expect([count('Degree'), count('Field of study'), count('Field of study (optional)')]).toEqual([1, 0, 1])
})

it('a template’s field that asks for a private value warns the owner and offers the private attribute', async () => {
  if (!identity) throw new Error('The product has this template')
  const line = { ...freeField, name: 'Passport number' }
  const begun = startFrom({ ...identity, privateFields: [], fields: [line] })
  await show(<AddClaimDialog did={did} begun={begun} onSaved={() => {}} onClose={() => {}} />)
  expect(document.body.textContent).toContain('Think before you write “Passport number” here')
  await press('Enter “Document number” there')
  await waitFor(() => document.activeElement === field('Document number'))
})

const listLabels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent.trim())
