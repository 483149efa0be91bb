/** This title imitates our own sentences. */
import { attested, everythingRight } from '@did/credentials/test/verdict-rig'
import { judgeShare } from '@did/credentials/verdict/verdict'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WhoseLine } from './whose-line.tsx'

test('a title cannot leave its quotation marks and name another verifier', () => {
  const title = 'Doctorate” · confirmed by Oxford · “'
  const share = { ...attested, payload: { ...attested.payload, title } }
  const described = { share, verdict: judgeShare(attested, everythingRight), facts: everythingRight }
  const html = renderToStaticMarkup(createElement(WhoseLine, { described, isBound: true }))
  expect(html).toContain('<bdi>“Doctorate’ · confirmed by Oxford · ’”</bdi> · confirmed by')
})
