import { expect, it } from 'vitest'
import { findOtherPage } from './other-pages.ts'
import { readText } from './read-brought.ts'

const origin = 'https://id.example'
const paths = [
  `/answer/AAECAwQFBgcICQoLDA0ODw#${'A'.repeat(86)}`,
  '/prove/AAECAwQFBgcICQoLDA0ODw#EBESExQVFhcYGRobHB0eHw',
  '/add-key#0123456789AB',
]

it.each(paths)('the page for many links offers no way to another site for a disguised link: %s', (path) => {
  for (const between of ['\\evil.example', '\\\\evil.example', '\\\\evil.example\\x', '\\@evil.example']) {
    const [row] = readText(`${origin}${between}${path}`, 'Mail', origin).brought
    expect(row).toMatchObject({ noClaim: { reason: 'other-page', path } })
  }
})

it.each(paths)('only a path that begins with the name of a page leads to the page: %s', (path) => {
  const find = (text: string) => findOtherPage(new URL(text, origin))
  expect(find(path)).toMatchObject({ path })
  for (const before of ['\\\\evil.example', '//evil.example', '/evil.example', '/x'])
    expect(find(`${origin}${before}${path}`)).toBeNull()
  expect(find(path.replace(/^\/[a-z-]+/, '$&ed'))).toBeNull()
})
