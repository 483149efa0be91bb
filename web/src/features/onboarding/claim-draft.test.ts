import { freeField } from '@did/domain/claim/claim-field'
import { expect, test } from 'vitest'
import type { ClaimStart } from '../../entities/claim-form/claim-start.ts'
import { beginDraft, firstClaimFormSchema, renameIssuer, restartForm } from './claim-draft.ts'

const degree: ClaimStart['fields'][number] = { ...freeField, field: 'degree', name: 'Degree', isRequired: true }
const awardedBy: ClaimStart['fields'][number] = { ...freeField, field: 'awarded_by', name: 'Awarded by' }
const start: ClaimStart = {
  key: 'university-degree',
  templateTitle: 'University degree',
  templateId: null,
  fields: [degree],
  privateFields: [],
  type: 'education',
  issuer: '',
  issuedOn: null,
  issuedBy: null,
}
const { form } = beginDraft('Maya Rossi')

test('a template fills in type and title of the wizard’s claim, and keeps the holder’s name and the person’s choices', () => {
  const typed = { ...form, title: 'Mine', isPrivate: true, isSelective: false }
  expect(restartForm(typed, start, '')).toEqual({
    ...typed,
    type: 'education',
    title: 'University degree',
    values: [''],
    opened: [],
  })
  expect(restartForm(restartForm(typed, start, ''), null, '')).toEqual({ ...typed, title: '' })
})

test('the chosen organization fills in the issuer of a template’s document, unless the person has written another issuer', () => {
  const issued = { ...start, fields: [degree, awardedBy], issuedBy: 'awarded_by' }
  const begun = restartForm(form, issued, 'Reef University')
  expect(begun.values).toEqual(['', 'Reef University'])
  const change = { before: 'Reef University', after: 'Atoll College' }
  expect(renameIssuer(begun, issued, change).values).toEqual(['', 'Atoll College'])
  const own = { ...begun, values: ['', 'Lagoon Institute'] }
  expect(renameIssuer(own, issued, change)).toBe(own)
  expect(renameIssuer(form, null, change)).toBe(form)
})

test('a claim from a template needs its required fields and no description', () => {
  const filled = restartForm(form, start, '')
  expect(firstClaimFormSchema(start).safeParse({ ...filled, values: ['MSc'] }).success).toBe(true)
  const { error } = firstClaimFormSchema(start).safeParse(filled)
  expect(error?.issues).toMatchObject([{ path: ['values', 0], message: 'Required' }])
})

test('a claim without a template needs a title of at least 3 characters and a description of at least 10', () => {
  const { error } = firstClaimFormSchema({ fields: [], issuedOn: null }).safeParse({
    ...form,
    title: 'BS',
    description: 'Too short',
  })
  expect(error?.issues.map(({ path }) => path)).toEqual([['title'], ['description']])
})
