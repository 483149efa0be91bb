import { mendLink } from '@did/domain/link/mend-link'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedLinks, linksOfEveryKind, redirectors, surroundings } from '../../test/link-wrappers.ts'
import { cleanText, listLinks } from './links-in-text.ts'

const kinds = Object.entries(linksOfEveryKind)
const way = (each: typeof redirectors) => fc.constantFrom(...Object.entries(each))
const ways = Object.entries({ ...redirectors, ...changedLinks, ...surroundings })

describe.each(kinds)('%s', (_, link) => {
  it.each(ways)('a link in a text is found with %s', (_way, wrap) => {
    expect(listLinks(wrap(link))).toEqual([link])
  })

  it.each(Object.entries(redirectors))(
    'a link in a text is found when two redirectors are around it, and this is the outer one: %s',
    (_way, outer) => {
      for (const [way, inner] of Object.entries(redirectors))
        expect([way, ...listLinks(outer(inner(link)))]).toEqual([way, link])
    },
  )

  it('a link in a text is found even when a program changed it and two redirectors were then put around it', () => {
    fc.assert(
      fc.property(way(changedLinks), way(redirectors), way(redirectors), way(surroundings), (...ways) => {
        const text = ways.reduce((wrapped, [, wrap]) => wrap(wrapped), link)
        expect(listLinks(text)).toEqual([link])
      }),
      { numRuns: 500 },
    )
  })
})

it('a link to another site is never taken for a link to our site, whatever text stands around it', () => {
  for (const [, link] of kinds)
    for (const [, wrap] of ways) {
      const foreign = link.replace('id.example', 'evil.example')
      expect(listLinks(wrap(foreign)).map((found) => URL.parse(found)?.host)).toEqual(['evil.example'])
      const disguised = link.replace('id.example', 'id.example@evil.example')
      expect(listLinks(wrap(disguised)).map((found) => URL.parse(found)?.host)).toEqual(['evil.example'])
    }
})

it('only the path of a link counts when its host contains a backslash, because browsers alone end the host at a backslash', () => {
  for (const link of Object.values(linksOfEveryKind)) {
    const disguised = link.replace('https://id.example', String.raw`https://id.example\\evil.example`)
    expect(listLinks(disguised)).toEqual([link.replace('https://id.example', '')])
  }
})

it('an address whose path only resembles a path of our links is not found as a link', () => {
  for (const text of ['https://else.example/shared-claims', 'see /s/x#top', 'https://else.example/answer/7'])
    expect(listLinks(text)).toEqual([])
})

it('repairing a cut link never turns it into a different link', () => {
  for (const link of Object.values(linksOfEveryKind))
    for (let end = link.indexOf('#'); end < link.length; end++) {
      const cut = link.slice('https://id.example'.length, end)
      expect([null, cut, cut.replace(/#$/, '')], cut).toContain(mendLink(cut))
    }
})

it.each([
  ['beginnings of redirectors’ addresses', `${'urldefense.com/v3/__'.repeat(10_000)} a__;x`],
  ['marks * in a redirector’s address', `urldefense.com/v3/__${'*'.repeat(200_000)}__;${'QUFB'.repeat(66_000)} a__;x`],
])('a text of 200,000 characters with many %s is cleaned in less than two seconds', (_many, text) => {
  const before = performance.now()
  cleanText(text)
  expect(performance.now() - before).toBeLessThan(2000)
})
