import { AppError } from '@did/domain/errors'
import type { AttributeEncoding } from '@did/domain/proof/proof-vocabulary'
import { educationLevels } from '@did/domain/proof/proof-vocabulary'
import { countryCodes } from '@did/domain/protocol/country-codes'
import { hashToField } from './field-element.ts'

/**
 * An attribute's text becomes a number of the circuit as follows:
 * - text: up to 2,000 characters. The hash of the trimmed NFC form with single spaces.
 * - date: `YYYY-MM-DD`, 1900-01-01 to 2199-12-31. The days since 1900-01-01.
 * - number: a whole number up to `18446744073709551615`. The number itself.
 * - decimal: up to two decimals, such as money in its main unit. Hundredths, below 2^64.
 * - ordinal: a level of education. The level's place, from 1.
 * - country: ISO 3166-1 alpha-2 in upper case. The two letters as 16 bits.
 * - boolean: `true` or `false`. 1 or 0.
 */
export type Encoding = AttributeEncoding

/** The greatest number that a range clause can compare. */
export const maximumNumber = 2n ** 64n - 1n
const maximumTextLength = 2000
const msPerDay = 24 * 60 * 60 * 1000
const firstDay = Date.UTC(1900, 0, 1)
const lastDay = Date.UTC(2199, 11, 31)

/**
 * Encodes an attribute's value as a number. Throws `invalid-input` for a value that the encoding
 * does not allow.
 */
export function encodeAttribute(encoding: Encoding, value: string): bigint {
  switch (encoding) {
    case 'text':
      return hashToField('text', normalizeText(value))
    case 'date':
      return BigInt(dayNumber(value))
    case 'number':
      return parseUnsigned(value, /^(0|[1-9]\d{0,19})$/, 0)
    case 'decimal':
      return parseUnsigned(value, /^(0|[1-9]\d{0,19})(\.\d{1,2})?$/, 2)
    case 'ordinal':
      return BigInt(placeIn(educationLevels, value)) + 1n
    case 'country':
      placeIn(countryCodes, value)
      return BigInt(value.charCodeAt(0) * 256 + value.charCodeAt(1))
    case 'boolean':
      return BigInt(placeIn(['false', 'true'], value))
  }
}

/**
 * Counts the days since 1900-01-01. Throws `invalid-input` for a text that is no day from 1900 to
 * 2199.
 */
export function dayNumber(day: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  const isReal = time >= firstDay && time <= lastDay && new Date(time).toISOString().startsWith(day)
  if (!isReal) throw unreadable(`no day between 1900 and 2199: ${day}`)
  return (time - firstDay) / msPerDay
}

/** Returns the day of a day number, as `YYYY-MM-DD`. */
export function dayOfNumber(days: number): string {
  return new Date(firstDay + days * msPerDay).toISOString().slice(0, 10)
}

function normalizeText(value: string): string {
  const text = value.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  if (text === '' || text.length > maximumTextLength) throw unreadable('empty or too long a text')
  return text
}

function parseUnsigned(value: string, form: RegExp, decimals: number): bigint {
  if (!form.test(value)) throw unreadable(`no number: ${value}`)
  const [whole = '', fraction = ''] = value.split('.')
  const number = BigInt(whole + fraction.padEnd(decimals, '0'))
  if (number > maximumNumber) throw unreadable(`too large a number: ${value}`)
  return number
}

function placeIn(known: readonly string[], value: string): number {
  const place = known.indexOf(value)
  if (place === -1) throw unreadable(`unknown value: ${value}`)
  return place
}

function unreadable(what: string): AppError {
  return new AppError('invalid-input', `An attribute is ${what}`)
}
