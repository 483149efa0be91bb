/** A stranger chose the words in these tests to imitate sentences of the product. */
import { attested, everythingRight } from '@did/credentials/test/verdict-rig'
import { judgeShare } from '@did/credentials/verdict/verdict'
import { holderNameField } from '@did/domain/claim/claim-field'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WhoseLine } from './whose-line.tsx'

test('a claim’s title cannot end its quotation marks and then name another verifier', () => {
  const title = 'Doctorate” · confirmed by Oxford · “'
  const share = { ...attested, payload: { ...attested.payload, title } }
  const described = { share, verdict: judgeShare(attested, everythingRight), facts: everythingRight }
  const html = renderToStaticMarkup(createElement(WhoseLine, { described, isBound: true }))
  expect(html).toMatch(/<q [^>]+>Doctorate’ · confirmed by Oxford · ’<\/q> · confirmed by/)
})

test('a holder’s name cannot end its quotation marks and then name another title and verifier', () => {
  const value = 'Mia Frey” · “Doctorate” · confirmed by Oxford'
  const share = { ...attested, opened: [{ ...holderNameField, value, salt: `0x${'00'.repeat(32)}` as const }] }
  const described = { share, verdict: judgeShare(share, everythingRight), facts: everythingRight }
  const html = renderToStaticMarkup(createElement(WhoseLine, { described, isBound: true }))
  expect(html).toMatch(/<q [^>]+>Mia Frey’ · ’Doctorate’ · confirmed by Oxford<\/q> · <q /)
})
