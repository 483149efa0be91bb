import { expect, test } from 'vitest'
import { findDatabaseRefusal } from './refused-database.ts'

const withCode = (code: string) => Object.assign(new Error('words of the database'), { code })

test.each([
  ['28P01', /refuses the user or the password/],
  ['3D000', /no database of this name/],
  ['42501', /must own the database/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /for another name/],
])('a refusal of the database with the code %s becomes one sentence with the name of the setting', (code, words) => {
  const sentence = findDatabaseRefusal(withCode(code))
  expect(sentence).toMatch(/^DATABASE_URL cannot be used: [^.]+(\. [^.]+)?\.$/)
  expect(sentence).toMatch(words)
  expect(sentence).not.toContain('words of the database')
})

test('a refusal of the database is recognised inside the error of a migration', () => {
  expect(findDatabaseRefusal(new Error('failed', { cause: withCode('42501') }))).toMatch(/must own/)
})

test('a refusal because of a missing password becomes a sentence that says that the database asks for a password', () => {
  const error = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string')
  expect(findDatabaseRefusal(error)).toMatch(/asks for a password/)
})

test('an error that no wrong setting causes does not count as a refusal of the database', () => {
  expect(findDatabaseRefusal(withCode('23505'))).toBeNull()
  expect(findDatabaseRefusal(null)).toBeNull()
})
