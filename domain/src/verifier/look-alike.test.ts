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
  'Nоrthfіеld Unіvеrѕіtу Hоѕріtаl',
  'ɴᴏʀᴛʜғɪᴇʟᴅ ᴜɴɪᴠᴇʀsɪᴛʏ',
  'ΝΟRΤHFIΕLD UΝIVΕRSIΤY HΟSΡIΤΑL',
  'N.o.r.t.h.f.i.e.l.d University Trust',
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

test.each([
  ['dotless i in capitals', 'IŞIKLI KIYI KALKINMA AJANSI', 'Işıklı Kıyı Kalkınma Ajansı'],
  ['no dotless i', 'Isikli Kiyi Kalkinma Ajansi', 'Işıklı Kıyı Kalkınma Ajansı'],
  ['other Arabic spellings', 'جامعه الاسكندريه', 'جامعة الإسكندرية'],
  ['Arabic vowel signs', 'جَامِعَة الإسْكَنْدَرِيَّة', 'جامعة الإسكندرية'],
  ['a longer Arabic name', 'مستشفى جامعة الإسكندرية', 'جامعة الإسكندرية'],
  ['a longer Hebrew name', 'בית החולים של אוניברסיטת חיפה', 'אוניברסיטת חיפה'],
  ['a longer Chinese name', '北京大学附属医院', '北京大学'],
  ['a longer Japanese name', '東京大学病院', '東京大学'],
  ['a longer Thai name', 'โรงพยาบาลมหาวิทยาลัยเชียงใหม่', 'มหาวิทยาลัยเชียงใหม่'],
  ['one word and a form of company', 'Suharto Ltd', 'Suharto'],
])('a name with %s is said to look like the accredited one: %s', (_, name, known) => {
  expect(findLookAlike(name, [known])).toBe(known)
})

test.each([
  ['南京大学', '北京大学'],
  ['大学', '北京大学'],
  ['جامعة القاهرة', 'جامعة الإسكندرية'],
  ['אוניברסיטת תל אביב', 'אוניברסיטת חיפה'],
  ['โรงพยาบาลเชียงราย', 'มหาวิทยาลัยเชียงใหม่'],
  ['x'.repeat(200), 'y'.repeat(200)],
])('the name %s is not said to look like the accredited %s', (name, known) => {
  expect(findLookAlike(name, [known])).toBeNull()
})

test('a name is said to look like an accredited name if it contains the accredited name or differs from the accredited name by one letter', () => {
  const place = fc.integer({ min: 0, max: 20 })
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]{0,12}$/), place, fc.constantFrom('x', 'q', ''), (more, at, letter) => {
      const [name = ''] = accredited.slice(1)
      expect(findLookAlike(`${name} ${more}`, accredited)).toBe(name)
      expect(findLookAlike(name.slice(0, at) + letter + name.slice(at + 1), accredited)).toBe(name)
    }),
  )
})

test('one word is said to look like another word exactly when adding, removing or changing at most two letters turns one into the other', () => {
  const word = fc.stringMatching(/^[ab]{5,9}$/)
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(findLookAlike(one, [other])).toBe(countEdits(one, other) <= 2 ? other : null)
    }),
    { numRuns: 500 },
  )
})

/**
 * Counts the letters that have to be added, removed or changed to turn one text into the other.
 * Tries every way, so that the test does not depend on the shortcuts of the tested code.
 */
function countEdits(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length
  if (from[0] === to[0]) return countEdits(from.slice(1), to.slice(1))
  const ways = [
    [from.slice(1), to],
    [from, to.slice(1)],
    [from.slice(1), to.slice(1)],
  ] as const
  return 1 + Math.min(...ways.map(([a, b]) => countEdits(a, b)))
}
