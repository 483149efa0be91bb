import { expect, test } from 'vitest'
import { nameAttribute } from './attribute-names.ts'

test('an attribute that we do not define has no name, even when Object.prototype has a member of its name', () => {
  expect(nameAttribute('dateOfBirth')).toBe('Date of birth')
  for (const field of ['', 'Date of birth', 'toString', 'constructor', '__proto__'])
    expect(nameAttribute(field), field).toBeNull()
})
