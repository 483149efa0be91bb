import { expect, it } from 'vitest'
import { fieldName } from './field-name.ts'

it.each([
  ['description', 'Description'],
  ['fieldOfStudy', 'Field of study'],
  ['graduation-date', 'Graduation date'],
  ['', ''],
])('%o reads %o', (field, name) => {
  expect(fieldName(field)).toBe(name)
})
