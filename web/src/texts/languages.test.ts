import { builtInNames } from '@did/domain/claim/built-in-names'
import { nameField } from '@did/domain/claim/claim-fields'
import { nameAttribute as inArabic } from '@did/domain/texts/ar/proof/attribute-names'
import { nameAttribute as inGerman } from '@did/domain/texts/de/proof/attribute-names'
import { nameAttribute as inEnglish } from '@did/domain/texts/en/proof/attribute-names'
import { nameAttribute as inSpanish } from '@did/domain/texts/es/proof/attribute-names'
import { expect, test } from 'vitest'
import { builtInTemplates as arabic } from './ar/template/built-in-templates.ts'
import type { BuiltInTemplate } from './built-in-template.ts'
import { builtInTemplates as german } from './de/template/built-in-templates.ts'
import { builtInTemplates as english } from './en/template/built-in-templates.ts'
import { builtInTemplates as spanish } from './es/template/built-in-templates.ts'

/** Lists the parts of a template that software reads, which must be the same in every language. */
function describeForm({ ref, type, fields, issuedOn, issuedBy, privateFields }: BuiltInTemplate) {
  const idOf = (name: string | undefined) => {
    const field = fields.find((each) => each.name === name)
    return field && (field.id ?? nameField(field.name, new Set()))
  }
  const forms = fields.map(({ name, kind, isRequired, choices, least, most }) => {
    return { id: idOf(name), kind, isRequired, choices: choices.length, least, most }
  })
  return { ref, type, privateFields, issuedOn: idOf(issuedOn), issuedBy: idOf(issuedBy), forms }
}

test.each([
  ['Spanish', spanish],
  ['German', german],
  ['Arabic', arabic],
])('the product’s own templates ask for the same fields in %s as in English', (_, translated) => {
  expect(translated.map(describeForm)).toEqual(english.map(describeForm))
})

test.each([
  ['Spanish', spanish],
  ['German', german],
  ['Arabic', arabic],
])('each field of a template has a label of its own in %s', (_, translated) => {
  for (const { ref, fields } of translated) {
    const labels = fields.map(({ name }) => name)
    expect(new Set(labels).size, ref).toBe(labels.length)
    expect(
      fields.every(({ id }) => id !== undefined),
      ref,
    ).toBe(true)
  }
})

test('for each machine-readable name, the product knows the labels that its own templates and private attributes have in every language', () => {
  const labels = new Map<string, Set<string>>()
  const add = (name: string, label: string) => {
    const known = labels.get(name) ?? new Set()
    labels.set(name, nameField(label, new Set()) === name ? known : known.add(label))
  }
  const templates = [english, spanish, german, arabic].flat()
  for (const { name, id } of templates.flatMap(({ fields }) => fields)) add(id ?? nameField(name, new Set()), name)
  for (const attribute of ['dateOfBirth', 'documentNumber', 'nationalId', 'address', 'incomeLevel', 'creditScore'])
    for (const nameIn of [inEnglish, inSpanish, inGerman, inArabic])
      add(nameField(inEnglish(attribute) ?? '', new Set()), nameIn(attribute) ?? '')
  const listed = [...labels].map(([name, known]) => [name, [...known].toSorted()])
  const kept = Object.entries(builtInNames).map(([name, known]) => [name, known.split('|').toSorted()])
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(listed))
})
