import { provenYears } from '@did/domain/proof/limits'
import { countryCodes } from '@did/domain/protocol/country-codes'
import { expect, test } from 'vitest'
import { dayNumber, dayOfNumber, type Encoding, encodeAttribute, maximumNumber } from './encoding.ts'
import { fieldOrder, hashToField, parseField, randomField, toBytes32 } from './field-element.ts'
import { attributeFields, fieldEncodings } from './fields.ts'

const refuses = (encoding: Encoding, ...values: string[]) => {
  for (const value of values) expect(() => encodeAttribute(encoding, value), value).toThrow('An attribute is')
}

test('a date can be encoded only if its year is in the range of years that the page’s sentences name', () => {
  const { first, last } = provenYears
  expect([dayOfNumber(0), dayNumber(`${last}-12-31`) > 0]).toEqual([`${first}-01-01`, true])
  refuses('date', `${first - 1}-12-31`, `${last + 1}-01-01`)
})

test('a date is encoded as the days since 1900-01-01, and any text that is not such a date is refused', () => {
  expect(encodeAttribute('date', '1900-01-01')).toBe(0n)
  expect(dayNumber('1900-03-01')).toBe(59) // The year 1900 was no leap year.
  expect(dayNumber('2000-03-01') - dayNumber('2000-02-28')).toBe(2)
  expect(dayNumber('2199-12-31')).toBeLessThan(2 ** 17)
  expect(dayOfNumber(dayNumber('2008-02-29'))).toBe('2008-02-29')
  refuses(
    'date',
    '2007-02-29',
    '2008-02-30',
    '2008-2-3',
    '1899-12-31',
    '2200-01-01',
    '2008-13-01',
    '39000',
    '',
    ' 2008-02-03',
  )
})

test('a number must be whole and fit 64 bits, and a decimal is encoded in hundredths', () => {
  expect(encodeAttribute('number', '0')).toBe(0n)
  expect(encodeAttribute('number', '18446744073709551615')).toBe(maximumNumber)
  expect(encodeAttribute('decimal', '50000')).toBe(5_000_000n)
  expect(encodeAttribute('decimal', '50000.5')).toBe(5_000_050n)
  expect(encodeAttribute('decimal', '0.05')).toBe(5n)
  refuses('number', '18446744073709551616', '-1', '007', '1.0', '0x10', '1e3', '', ' 1', '٣')
  refuses('decimal', '1.005', '-0.01', '.5', '5.', '1,50', '1e3', '184467440737095516.16')
})

test('a level, a country and a boolean can be encoded only if the text is known', () => {
  expect(
    ['highschool', 'associate', 'bachelor', 'master', 'doctorate'].map((level) => encodeAttribute('ordinal', level)),
  ).toEqual([1n, 2n, 3n, 4n, 5n])
  expect(encodeAttribute('country', 'DE')).toBe(0x4445n)
  expect(new Set(countryCodes).size).toBe(249)
  expect([encodeAttribute('boolean', 'false'), encodeAttribute('boolean', 'true')]).toEqual([0n, 1n])
  refuses('ordinal', 'Bachelor', '3', '')
  refuses('country', 'de', 'XX', 'D', 'ADA', '')
  refuses('boolean', 'yes', '1', 'TRUE')
})

test('a text has the same encoding however a person types its accents and spaces, and a different text has a different encoding', () => {
  const text = (value: string) => encodeAttribute('text', value)
  expect(text('  Zoe\u0308   Müller ')).toBe(text('Zoë Müller'))
  expect(text('Zoë')).not.toBe(text('Zoe'))
  expect(text('a')).not.toBe(text('A'))
  expect(text('x')).toBeLessThan(2n ** 248n)
  expect(() => text('\ud800')).toThrow('well-formed')
  refuses('text', '', '   ', 'x'.repeat(2001))
})

test('the hashes of texts differ if their purposes differ, or if the same characters are divided into texts at different places', () => {
  expect(hashToField('tag', 'ab', 'c')).not.toBe(hashToField('tag', 'a', 'bc'))
  expect(hashToField('tag', 'a')).not.toBe(hashToField('text', 'a'))
})

test('a number of the circuits’ field is accepted in exactly one spelling', () => {
  expect(parseField(toBytes32(fieldOrder - 1n))).toBe(fieldOrder - 1n)
  expect(() => parseField(toBytes32(fieldOrder))).toThrow('element of the field')
  for (const hex of ['0x1', `0x${'AB'.repeat(32)}`, `-x${'00'.repeat(32)}`, '12', ''])
    expect(() => parseField(hex)).toThrow('lower-case hex')
  expect(randomField((length) => new Uint8Array(length).fill(255))).toBe(`0x00${'ff'.repeat(31)}`)
})

test('the attributes of each claim type fit into the 16 slots', () => {
  for (const type of ['identity', 'kyc', 'education', 'employment', 'license', 'financial', 'membership']) {
    const fields = attributeFields(type)
    expect(fields.length).toBeLessThanOrEqual(16)
    expect(fields.filter((field) => !fieldEncodings[field])).toEqual([])
  }
  expect(attributeFields('identity')).toContain('country')
  expect(attributeFields('education')).toContain('educationLevel')
  expect(attributeFields('financial')).toContain('incomeLevel')
})
