import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VerifierHeading } from './verifier-heading.tsx'

test('on the page of an unreviewed verifier, a warning stands before the name that the verifier gave itself', () => {
  const standing = { kind: 'self-registered', name: 'Joe’s Academy' } as const
  const texts = renderToStaticMarkup(createElement(VerifierHeading, { standing })).replace(/<[^>]*>/g, '|')
  expect(texts).toBe(
    '||A verifier that nobody has reviewed||Nobody has reviewed the name that this verifier gives itself: |Joe’s Academy|||',
  )
})
