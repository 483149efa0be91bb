import { onboardingClaimTypes } from '@did/domain/claim/claim-type'
import { findPrivateAttribute } from '@did/domain/claim/private-label'
import { templateFieldSchema } from '@did/domain/template/template-form'
import { attributeFields } from '@did/proofs/attributes/fields'
import { expect, test } from 'vitest'
import { builtInTemplates } from '../../texts/en/template/built-in-templates.ts'
import { templateTypeLabels } from '../../texts/en/template/templates.ts'
import { matchesSearch } from './search-templates.ts'
import { fromBuiltIn } from './shown-template.ts'

const shown = builtInTemplates.map(fromBuiltIn)
const found = (q: string, type = '') => shown.filter((template) => matchesSearch(template, { q, type }))

test('the product has a template of its own for every claim type in the claim form and in the wizard, except for “custom”', () => {
  const types = new Set(builtInTemplates.map(({ type }) => type))
  expect([...types].toSorted()).toEqual(
    Object.keys(templateTypeLabels)
      .filter((type) => type !== 'custom')
      .toSorted(),
  )
  expect(Object.keys(templateTypeLabels)).toEqual(expect.arrayContaining([...onboardingClaimTypes]))
})

test('the product’s own templates each have a different word in URLs, and fields that a verifier could publish', () => {
  const refs = builtInTemplates.map(({ ref }) => ref)
  expect(new Set(refs).size).toBe(refs.length)
  for (const ref of refs) expect(ref).toMatch(/^[a-z]+(-[a-z]+)*$/)
  for (const { fields } of builtInTemplates)
    for (const field of fields) expect(templateFieldSchema.safeParse(field).success, field.name).toBe(true)
})

test('if the label of a field of the product’s own templates asks for a day, the field’s kind is “date”', () => {
  for (const { ref, fields } of builtInTemplates)
    for (const { name, kind } of fields)
      expect([ref, name, kind]).toEqual([ref, name, /\b(since|from|until|on)$/i.test(name) ? 'date' : kind])
})

test('no field of the product’s own templates asks for a private attribute', () => {
  for (const { ref, fields } of shown)
    for (const { name } of fields) expect([ref, name, findPrivateAttribute(name)]).toEqual([ref, name, null])
})

test('a template of the product names only private attributes that a claim of the template’s type may have', () => {
  const named = shown.filter(({ privateFields }) => privateFields.length > 0)
  expect(named.map(({ ref }) => ref)).toContain('identity-checked')
  for (const { ref, type, privateFields } of named)
    expect(attributeFields(type), ref).toEqual(expect.arrayContaining([...privateFields]))
})

test('the search for templates compares the text with title, summary, fields and verifier, and ignores capital letters', () => {
  for (const q of ['DEGREE', 'diploma', 'registrar', 'field of study'])
    expect(
      found(q).map(({ ref }) => ref),
      q,
    ).toContain('university-degree')
  expect(found('no such thing')).toEqual([])
})

test.each([
  ['identity document', 'identity-checked'],
  ['proof of address', 'address-checked'],
])('the search for templates by the usual words “%s” finds the template %s', (q, ref) => {
  expect(found(q).map((template) => template.ref)).toContain(ref)
})

test('the search for templates finds only the chosen claim type, and finds all templates if the search text is empty', () => {
  expect(found('', 'award').map(({ ref }) => ref)).toEqual(['award'])
  expect(found('degree', 'membership')).toEqual([])
  expect(found('  ')).toHaveLength(builtInTemplates.length)
})
