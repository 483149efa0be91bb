import { expect, test } from 'vitest'
import { templateFieldSchema } from '../template/template-form.ts'
import { freeField } from './claim-field.ts'
import { fieldLabelSchema } from './claim-field-form.ts'
import { areDistinctLabels, isTakenLabel } from './field-label.ts'

test.each(['Name', 'name', ' N a m e ', 'Ｎａｍｅ', 'Description', '18 or older', '65ORolder'])(
  'the label of a field is refused when it looks like a label that a verdict itself uses: %s',
  (label) => {
    expect(isTakenLabel(label)).toBe(true)
    const { error } = templateFieldSchema.safeParse({ ...freeField, name: label })
    expect(error?.issues).toMatchObject([{ path: ['name'], message: 'Every claim has a place of this name already' }])
  },
)

test.each(['Full name', 'Names', '19 or older', 'Older than'])(
  'the label of a field is accepted when it differs from the labels of a verdict: %s',
  (label) => {
    expect(isTakenLabel(label)).toBe(false)
  },
)

test('two labels of fields count as different only when a reader can tell them apart', () => {
  expect(areDistinctLabels(['Degree', 'Awarded on', 'Awarded by'])).toBe(true)
  expect(areDistinctLabels(['Awarded on', 'AWARDED\u00a0ON'])).toBe(false)
})

test.each(['.', '✓', '⠀', '— —', 'Degree ✓'])('the label of a claim’s field is refused when it is %j', (label) => {
  expect(fieldLabelSchema.safeParse(label).success).toBe(false)
})

test.each(['2', '№', 'Degree'])('the label of a claim’s field may be %j', (label) => {
  expect(fieldLabelSchema.parse(label)).toBe(label)
})
