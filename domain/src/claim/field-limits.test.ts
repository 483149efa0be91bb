import { expect, test } from 'vitest'
import { templateFieldSchema } from '../template/template-form.ts'
import { freeField, todayLimit } from './claim-field.ts'
import { complainOfLimits, type FieldLimits } from './field-limits.ts'

const today = '2026-11-24'
const number = (least: string, most: string): FieldLimits => ({ kind: 'number', least, most })
const date = (least: string, most: string): FieldLimits => ({ kind: 'date', least, most })

test.each<[FieldLimits, string, string | null]>([
  [number('1', '5'), '0.99', 'Enter 1 or more'],
  [number('1', '5'), '1', null],
  [number('1', '5'), '5', null],
  [number('1', '5'), '10', 'Enter 5 or less'],
  [number('', '-1'), '0', 'Enter -1 or less'],
  [number('', ''), '999999', null],
  [date('', todayLimit), '2026-11-24', null],
  [date('', todayLimit), '2026-11-25', 'Choose Nov 24, 2026 or an earlier day'],
  [date(todayLimit, ''), '2026-11-23', 'Choose Nov 24, 2026 or a later day'],
  [date('2000-01-01', ''), '1999-12-31', 'Choose Jan 1, 2000 or a later day'],
  [{ kind: 'text', least: '1', most: '2' }, 'three', null],
])('a field with the limits %o accepts the value %s only if the value keeps the limits', (limits, value, complaint) => {
  expect(complainOfLimits(limits, value, today)).toBe(complaint)
})

const judge = (limits: FieldLimits) => {
  const { error } = templateFieldSchema.safeParse({ ...freeField, name: 'Grade', ...limits })
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? []
}

test.each([number('1', '5'), number('', '5'), date('', todayLimit), date('2000-01-01', '2000-01-01')])(
  'the limits of a template’s field can be %o',
  (limits) => expect(judge(limits)).toEqual([]),
)

test.each<[FieldLimits, string, string]>([
  [number('one', ''), 'least', 'Enter a number'],
  [number('', todayLimit), 'most', 'Enter a number'],
  [date('yesterday', ''), 'least', 'Enter a date'],
  [number('5', '1'), 'most', 'No number lies between these limits'],
])('the limits of a template’s field cannot be %o', (limits, path, message) => {
  expect(judge(limits)).toEqual([[path, message]])
})
