import { genuineHeadline, headlines } from '@did/domain/texts/en/verdict/headlines'
import * as labels from '@did/domain/texts/en/verdict/labels'
import { checkSentences } from '@did/domain/texts/en/verdict/sentences'
import { expect, test } from 'vitest'
import { checkListTexts } from './check-list.ts'
import { verdictTexts } from './verdict.ts'

test('the word "Verified" stands only on the green card', () => {
  const told = {
    who: 'A',
    holder: 'H',
    owner: 'O',
    signedOn: 'B',
    since: 'C',
    at: 'D',
    reason: 'E',
    fact: 'F',
    audience: 'G',
  }
  const { card, details, ...rest } = verdictTexts
  const { verified, verifiedBy, ...otherCard } = card
  const all = [
    JSON.stringify({ rest, otherCard, details, checkListTexts, labels }),
    ...Object.values(headlines).flatMap(({ title, sentence }) => [title, sentence(told)]),
    ...Object.values(checkSentences).map((sentence) => sentence(told)),
    genuineHeadline.sentence(told),
  ]
  expect(all.filter((text) => /\bverified\b/i.test(text))).toEqual([])
  expect([verified, verifiedBy].every((text) => text.startsWith('Verified'))).toBe(true)
})
