/** Links whose author chose each word so that it imitates another part of the card. */
import type { ParsedShare } from '@did/credentials/share/share-link'
import { attested, everythingRight } from '@did/credentials/test/verdict-rig'
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

/** Returns the card's text with the words of the link's author left out, and these words. */
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

test('whatever the author of a link chose stands in quotation marks that it cannot end', () => {
  const { ours, quoted } = drawCard([leaf('course'), leaf('description')])
  // The type, the title, the name that the verifier gave itself, the issuer, and two fields.
  expect(quoted).toEqual(Array(8).fill(shown))
  expect(ours).not.toContain(badge)
  expect(ours).not.toMatch(/\u202e|\u20dd/)
})

test('a field’s value of several lines imitates no further field', () => {
  const { quoted } = drawCard([leaf('course', { label: 'Course', value: 'Law\n\n\n\nName\nJane Roe' })])
  expect(quoted.slice(-2)).toEqual(['Course', 'Law\n\nName\nJane Roe'])
})

test('the labels that the product gives stand without quotation marks', () => {
  const { ours } = drawCard([leaf('description', { label: 'Description' }), { ...holderNameField, value: 'Jo', salt }])
  expect(ours).toMatch(/ Description {2,}Name /)
})
