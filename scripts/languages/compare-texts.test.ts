import { expect, it } from 'vitest'
import { compareTexts } from './compare-texts.ts'

const english = { title: 'Your links', ended: (name: string) => `${name} ended it`, steps: ['Copy it', 'Send it'] }
const german = {
  title: 'Ihre Links',
  ended: (name: string) => `${name} hat ihn beendet`,
  steps: ['Kopieren', 'Senden'],
}

it('the check of translations has no complaint about a complete translation', () =>
  expect(compareTexts(english, german)).toEqual([]))

it.each([
  ['a missing text', { ...german, title: undefined }, 'it.title is a undefined'],
  ['a missing key', { ended: german.ended, steps: german.steps }, 'it.title is missing'],
  ['a text in the place of a function', { ...german, ended: 'beendet' }, 'it.ended is a string'],
  ['a shorter list', { ...german, steps: ['Kopieren'] }, 'it.steps.1 is missing'],
  ['a text that English does not have', { ...german, more: 'Mehr' }, 'it.more translates nothing'],
])('the check of translations complains about %s, and names the place', (_, translation, complaint) =>
  expect(compareTexts(english, translation)).toEqual([expect.stringContaining(complaint)]),
)

it('the check of translations complains about a sentence that is still English, but not about a name or a command', () => {
  const texts = { sentence: 'This is what the owner wrote', name: 'DID Verification' }
  expect(compareTexts(texts, texts)).toEqual([expect.stringContaining('it.sentence is still English')])
})
