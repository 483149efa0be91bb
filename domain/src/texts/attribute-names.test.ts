import { expect, test } from 'vitest'
import { nameAttribute } from './attribute-names.ts'

test('a field that is not ours has no name, not even what every object has', () => {
  expect(nameAttribute('dateOfBirth')).toBe('Date of birth')
  for (const field of ['', 'Date of birth', 'toString', 'constructor', '__proto__'])
    expect(nameAttribute(field), field).toBeNull()
})
