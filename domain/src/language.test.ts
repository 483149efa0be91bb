import { expect, it } from 'vitest'
import { chooseLanguage, parseLanguages } from './language.ts'

it.each([
  [['de'], 'de'],
  [['es-MX', 'de'], 'es'],
  [['fr', 'ar-EG'], 'ar'],
  [['de_DE.UTF-8'], 'de'],
  [['de@euro'], 'de'],
  [['EN-gb', 'de'], 'en'],
  [['fr', '*'], 'en'],
  [['deutsch'], 'en'],
  [[], 'en'],
] as const)('a reader who wants %j reads %s', (wanted, language) => expect(chooseLanguage(wanted)).toBe(language))

it('a reader whose first wanted language is not offered gets the next wanted language', () =>
  expect(chooseLanguage(['de', 'es'], ['en', 'es'])).toBe('es'))

it('an empty list of offered languages means all languages', () =>
  expect(parseLanguages('')).toEqual(['en', 'es', 'de', 'ar']))
it('a list of offered languages keeps its order when it is read', () =>
  expect(parseLanguages('en, de')).toEqual(['en', 'de']))
it('a list with an unknown language is refused, and the error names the language', () =>
  expect(() => parseLanguages('en,fr')).toThrow('“fr”'))
