import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OwnNameNote } from './own-name.tsx'

const name = '<img src=x> Accredited by Northfield'

test('a sentence before a name that a verifier gave itself says that nobody has reviewed the name', () => {
  const own = { name, verifier: `0x${'A'.repeat(40)}` } as const
  const markup = renderToStaticMarkup(createElement(OwnNameNote, { own }))
  const [mark, link, ...rest] = markup.split(/(?=<a )/)
  expect(mark).toMatch(/>Nobody has reviewed the name that this verifier gives itself: <q dir="auto">$/)
  expect(link).toContain(`href="/verifiers/0x${'a'.repeat(40)}" target="_blank"`)
  expect(link).toContain('<bdi>&lt;img src=x&gt; Accredited by Northfield</bdi></a></q></p>')
  expect(rest).toEqual([])
})
