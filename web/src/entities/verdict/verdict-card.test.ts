/** The author of the links in these tests chose each word to imitate another part of the card. */
import type { ParsedShare } from '@did/credentials/share/share-link'
import { accredited, attested, everythingRight, neverReviewed, standing } from '@did/credentials/test/verdict-rig'
import { judgeShare } from '@did/credentials/verdict/verdict'
import type { FieldLeaf } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VerdictCard } from './verdict-card.tsx'

const badge = '✔ Verified'
const tower = '\u030d\u20dd'.repeat(30)
const hostile = `${badge}”\u202e by${tower} Oxford`
const shown = `${badge}’ by${tower.slice(0, 4)} Oxford`
const salt = `0x${'00'.repeat(32)}` as const
const leaf = (field: string, { label = hostile, value = hostile } = {}): FieldLeaf => ({
  ...{ field, label, value, salt },
  kind: 'text',
})

/**
 * `ours` are the words of the product on the card, and `quoted` are the words of the link's author.
 */
function drawCard(opened: (ParsedShare & { kind: 'attested' })['opened'] = []) {
  const { payload } = attested
  const publicData = { ...payload.publicData, type: hostile, title: hostile, issuer: hostile }
  const share = { ...attested, payload: { ...payload, publicData }, opened }
  const verdict = judgeShare(attested, everythingRight)
  const ownName = { name: hostile, verifier: attested.message.verifier }
  const html = renderToStaticMarkup(
    createElement(VerdictCard, { described: { share, verdict, facts: everythingRight }, ownName }),
  )
  const quotations = /<q [^>]+>(.*?)<\/q>|“(.*?)”/gs
  const quoted = [...html.matchAll(quotations)].map(([, words, line]) => (words ?? line)?.replaceAll(/<[^>]+>/g, ''))
  return { ours: html.replaceAll(quotations, '').replaceAll(/<[^>]+>/g, ' '), quoted }
}

test('a text that the author of a link chose stands in quotation marks, and the text cannot end them', () => {
  const { ours, quoted } = drawCard([leaf('course'), leaf('description')])
  // The type, the title, the name that the verifier gave itself, the issuer, and the labels and
  // values of two fields.
  expect(quoted).toEqual(Array(8).fill(shown))
  expect(ours).not.toContain(badge)
  expect(ours).not.toMatch(/\u202e|\u20dd/)
})

test('a field’s value that has several lines cannot look like another field', () => {
  const { quoted } = drawCard([leaf('course', { label: 'Course', value: 'Law\n\n\n\nName\nJane Roe' })])
  expect(quoted.slice(-2)).toEqual(['Course', 'Law\n\nName\nJane Roe'])
})

test('a label that the product gives a field stands without quotation marks', () => {
  const { ours } = drawCard([leaf('description', { label: 'Description' }), { ...holderNameField, value: 'Jo', salt }])
  expect(ours).toMatch(/ Description {2,}Name /)
})

test('a value that the product puts into words stands without quotation marks, and a stranger’s words always have them', () => {
  const date: FieldLeaf = { ...leaf('awarded', { label: 'Awarded', value: '2026-07-14' }), kind: 'date' }
  const { ours, quoted } = drawCard([
    leaf('age_over_18', { value: 'true' }),
    { ...date, field: 'lost', value: 'Never awarded 2020' },
    date,
    { ...leaf('points', { label: 'Points', value: '12.5' }), kind: 'number' },
    { ...leaf('country', { label: 'Country', value: 'PT' }), kind: 'country' },
    { ...date, field: 'until', value: hostile },
    { ...date, field: 'count', kind: 'number', value: hostile },
  ])
  expect(ours).toMatch(/ 18 or older {2,}Yes, on /)
  for (const value of ['Jul 14, 2026', '12.5', 'Portugal']) expect(ours).toContain(value)
  expect(ours).not.toContain(badge)
  expect(quoted.slice(-9)).toEqual([
    'Awarded',
    'Never awarded 2020',
    'Awarded',
    'Points',
    'Country',
    'Awarded',
    shown,
    'Awarded',
    shown,
  ])
})

test.each([
  ['every check is green', standing(accredited), 'Verified by: '],
  ['nobody has reviewed the verifier', standing(neverReviewed), 'Confirmed by: '],
])('the card says “verified” only where every check is green: %s', (_, changed, words) => {
  const facts = { ...everythingRight, ...changed }
  const described = { share: attested, verdict: judgeShare(attested, facts), facts }
  const html = renderToStaticMarkup(createElement(VerdictCard, { described, ownName: null }))
  expect(html).toContain(words)
  expect(/\bverified\b/i.test(html)).toBe(words.startsWith('Verified'))
})
