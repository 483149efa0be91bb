import { onboardingClaimTypes } from '@did/domain/claim-type'
import { templateFieldSchema } from '@did/domain/template'
import { describe, expect, test } from 'vitest'
import { builtInTemplates } from '../../texts/built-in-templates.ts'
import { templateTypeLabels } from '../../texts/templates.ts'
import { fromBuiltIn, matchesSearch } from './shown-template.ts'

const shown = builtInTemplates.map(fromBuiltIn)
const found = (q: string, type = '') => shown.filter((template) => matchesSearch(template, { q, type }))

describe('our own templates', () => {
  test('cover every type of the dialog and of the wizard but custom, which is what no template is for', () => {
    const types = new Set(builtInTemplates.map(({ type }) => type))
    expect([...types].toSorted()).toEqual(
      Object.keys(templateTypeLabels)
        .filter((type) => type !== 'custom')
        .toSorted(),
    )
    expect(Object.keys(templateTypeLabels)).toEqual(expect.arrayContaining([...onboardingClaimTypes]))
  })

  test('have addresses of their own that no published one can have, and fields that a verifier could publish', () => {
    const refs = builtInTemplates.map(({ ref }) => ref)
    expect(new Set(refs).size).toBe(refs.length)
    for (const ref of refs) expect(ref).toMatch(/^[a-z]+(-[a-z]+)*$/)
    for (const { fields } of builtInTemplates)
      for (const field of fields) expect(templateFieldSchema.safeParse(field).success, field.name).toBe(true)
  })
})

describe('the search', () => {
  test('looks into title, summary, fields and who checks, whatever the case', () => {
    for (const q of ['DEGREE', 'diploma', 'registrar', 'field of study'])
      expect(
        found(q).map(({ ref }) => ref),
        q,
      ).toContain('university-degree')
    expect(found('no such thing')).toEqual([])
  })

  test('keeps to a type, and without anything asked for shows all', () => {
    expect(found('', 'award').map(({ ref }) => ref)).toEqual(['award'])
    expect(found('degree', 'membership')).toEqual([])
    expect(found('  ')).toHaveLength(builtInTemplates.length)
  })
})
