import { expect, test } from 'vitest'
import { builtInTemplates } from '../../texts/en/template/built-in-templates.ts'
import { complainOfField } from './asked-field.ts'

test.each(builtInTemplates.map(({ ref, fields }) => [ref, fields] as const))(
  'each field of the template %s accepts its own example',
  (_, fields) => {
    const complaints = fields.map((each) => [each.name, complainOfField({ ...each, field: '' }, each.example)])
    expect(complaints).toEqual(fields.map(({ name }) => [name, null]))
  },
)
