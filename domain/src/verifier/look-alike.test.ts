import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLookAlike } from './look-alike.ts'

const accredited = ['Lakeside Clinic', 'Northfield University', 'ACME']

test.each([
  'Northfield University Hospital',
  'The Northfield University',
  'NORTHFIELD  UNIVERSITY.',
  'Northfield Universty',
  'Northfie1d University',
  'Nórthfield University',
  'Northfield',
])('the name %s is said to look like the accredited Northfield University', (name) => {
  expect(findLookAlike(name, accredited)).toBe('Northfield University')
})

test.each(['Southfield College', 'University of Lisbon', 'Acme Shipping', 'Lake', 'Clinical Trials'])(
  'the name %s is said to look like no accredited name',
  (name) => {
    expect(findLookAlike(name, accredited)).toBeNull()
  },
)

test('a name that contains an accredited name, or differs by one letter, always looks like the accredited name', () => {
  const place = fc.integer({ min: 0, max: 20 })
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]{0,12}$/), place, fc.constantFrom('x', 'q', ''), (more, at, letter) => {
      const [name = ''] = accredited.slice(1)
      expect(findLookAlike(`${name} ${more}`, accredited)).toBe(name)
      expect(findLookAlike(name.slice(0, at) + letter + name.slice(at + 1), accredited)).toBe(name)
    }),
  )
})
