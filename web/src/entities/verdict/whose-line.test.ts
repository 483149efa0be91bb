/** A title that imitates our own sentences. */
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { judged } from '../../pages/check/rows/rows-rig.ts'
import { WhoseLine } from './whose-line.tsx'

test('a title cannot leave its quotation marks and name another verifier', () => {
  const { share, verdict, findings } = judged()
  if (share.kind !== 'attested') throw new Error('The rig’s claim is attested')
  const title = 'Doctorate” · confirmed by Oxford · “'
  const forged = { ...share, payload: { ...share.payload, title } }
  const described = { share: forged, verdict, facts: findings.facts }
  const html = renderToString(createElement(WhoseLine, { described, isBound: true }))
  expect(html).toContain('<bdi>“Doctorate’ · confirmed by Oxford · ’”</bdi> · confirmed by')
})
