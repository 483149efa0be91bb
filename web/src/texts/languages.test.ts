import { nameField } from '@did/domain/claim/claim-fields'
import { expect, test } from 'vitest'
import { builtInTemplates as arabic } from './ar/template/built-in-templates.ts'
import { builtInTemplates as german } from './de/template/built-in-templates.ts'
import { builtInTemplates as english } from './en/template/built-in-templates.ts'
import { builtInTemplates as spanish } from './es/template/built-in-templates.ts'

test('each field of the product’s own templates has the name of its English label for software', () => {
  for (const { ref, fields } of english)
    for (const { id, name } of fields) expect(id, ref).toBe(nameField(name, new Set()))
})

test.each([
  ['Spanish', spanish],
  ['German', german],
  ['Arabic', arabic],
])('each field of a template has a label of its own and as many choices in %s as in English', (_, translated) => {
  const countChoices = translated.map(({ fields }) => fields.map(({ choices }) => choices.length))
  expect(countChoices).toEqual(english.map(({ fields }) => fields.map(({ choices }) => choices.length)))
  for (const { ref, fields } of translated)
    expect(new Set(fields.map(({ name }) => name)).size, ref).toBe(fields.length)
})
