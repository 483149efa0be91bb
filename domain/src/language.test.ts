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

it('a wish for a language that is not offered gives way to the next language that the reader wants', () =>
  expect(chooseLanguage(['de', 'es'], ['en', 'es'])).toBe('es'))

it('an empty list of languages means all of them', () => expect(parseLanguages('')).toEqual(['en', 'es', 'de', 'ar']))
it('a list of offered languages is read in its order', () => expect(parseLanguages('en, de')).toEqual(['en', 'de']))
it('an unknown language in a list is refused by its name', () => expect(() => parseLanguages('en,fr')).toThrow('“fr”'))
