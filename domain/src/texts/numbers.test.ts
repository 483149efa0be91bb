import { describe, expect, it, test } from 'vitest'
import { complainOfValue } from '../claim/claim-field-form.ts'
import * as arabic from './ar/numbers.ts'
import * as german from './de/numbers.ts'
import * as english from './en/numbers.ts'
import * as spanish from './es/numbers.ts'

describe.each([
  ['Spanish', spanish],
  ['German', german],
])('a number that a person types in %s', (_, { readNumber, writeNumber }) => {
  it('a number that a person types in Spanish or German may have a comma or a point before its decimals', () => {
    expect(readNumber('2,75')).toBe('2.75')
    expect(readNumber('-1250,5')).toBe('-1250.5')
    expect(readNumber('2.75')).toBe('2.75')
    expect(readNumber('0.125')).toBe('0.125')
  })

  it.each(['30.000', '1.000.000', '1.000,50', '1,2,3'])(
    'a number that a person types in Spanish or German is refused when its marks may separate thousands: %s',
    (typed) => {
      expect(complainOfValue('number', readNumber(typed))).not.toBeNull()
    },
  )

  it('a number in Spanish or German is shown with a comma', () => {
    expect(writeNumber('2.75')).toBe('2,75')
    expect(writeNumber('2018')).toBe('2018')
    expect(writeNumber('a stranger. 1')).toBe('a stranger. 1')
  })
})

test('a number that a person types in Arabic may have the digits and the decimal mark of the keyboard', () => {
  expect(arabic.readNumber('٢٠١٨')).toBe('2018')
  expect(arabic.readNumber('۲٫۷۵')).toBe('2.75')
  expect(arabic.readNumber('2.75')).toBe('2.75')
})

test('a number that a person types in English has a point, because a comma may separate thousands', () => {
  expect(complainOfValue('number', english.readNumber('30,000'))).not.toBeNull()
  expect(english.readNumber('2.75')).toBe('2.75')
})
