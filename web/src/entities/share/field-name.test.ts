import { expect, it } from 'vitest'
import { fieldName } from './field-name.ts'

it.each([
  ['description', 'Description'],
  ['fieldOfStudy', 'Field of study'],
  ['graduation-date', 'Graduation date'],
  ['age_over_18', '18 or older'],
  ['', ''],
])('the field name %o is shown as %o', (field, name) => {
  expect(fieldName(field)).toBe(name)
})
