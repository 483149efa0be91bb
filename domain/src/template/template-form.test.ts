import { expect, test } from 'vitest'
import { maximumTemplates } from './limits.ts'
import { templateFormSchema } from './template-form.ts'

const build = (fields: number, characters: number) => ({
  type: 'license',
  title: 'Lock licence',
  summary: 'Whoever may open a lock',
  example: 'Class B',
  fields: Array.from({ length: fields }, (_, field) => ({
    name: `Class ${field}`,
    kind: 'choice' as const,
    choices: Array.from({ length: maximumTemplates.choices }, (_, choice) => `${choice}`.padEnd(characters, 'x')),
  })),
})

test('a template with the highest allowed number of fields and choices is accepted', () => {
  expect(templateFormSchema.safeParse(build(maximumTemplates.fields, 20)).success).toBe(true)
})

test('a template is refused when its texts together are too long', () => {
  expect(templateFormSchema.safeParse(build(maximumTemplates.fields, 200)).error?.issues).toMatchObject([
    { path: ['fields'], message: 'This template is too long. Shorten its hints or its choices' },
  ])
})

test.each(['.', '✓', '—', 'Class ✅'])(
  'a template and its fields are refused when one of them is called %j',
  (text) => {
    const form = build(1, 20)
    const error = (changed: object) => templateFormSchema.safeParse({ ...form, ...changed }).error?.issues
    const message = 'Use at least one letter or digit, and no emoji'
    expect(error({ title: text })).toMatchObject([{ path: ['title'], message }])
    const fields = form.fields.map((field) => ({ ...field, name: text }))
    expect(error({ fields })).toMatchObject([{ path: ['fields', 0, 'name'], message }])
  },
)

test('the title of a template may consist of a digit and the sign of a number', () => {
  expect(templateFormSchema.safeParse({ ...build(2, 20), title: '№ 2' }).success).toBe(true)
})
