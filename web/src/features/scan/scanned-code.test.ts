import { changedLinks, linksOfEveryKind, redirectors, surroundings } from '@did/credentials/test/link-wrappers'
import { expect, it } from 'vitest'
import { classifyCode } from './scanned-code.ts'

const origin = 'https://id.example'
const share = '/shared-claim?data=eyJpZCI6MX0%3D#p=AQID'
const request = `/answer/AAECAwQFBgcICQoLDA0ODw#${'A'.repeat(86)}`

it('a scanned code opens when it is a share link of this site', () => {
  expect(classifyCode(`${origin}${share}`, origin)).toEqual({ kind: 'own', path: share })
})

it('a scanned code opens when it is a short link of this site', () => {
  const short = '/s/BwcHBwcH#BwcHBwcHBwcHBwcHBwcHBw'
  expect(classifyCode(`${origin}${short}`, origin)).toEqual({ kind: 'own', path: short })
  const foreign = `https://evil.example${short}`
  expect(classifyCode(foreign, origin)).toEqual({ kind: 'foreign', host: 'evil.example', text: foreign })
})

it('a scanned code opens when it is an invitation of this site for another device', () => {
  const invitation = '/add-key#0123456789AB'
  expect(classifyCode(`${origin}${invitation}`, origin)).toEqual({ kind: 'own', path: invitation })
  const foreign = `https://evil.example${invitation}`
  expect(classifyCode(foreign, origin)).toEqual({ kind: 'foreign', host: 'evil.example', text: foreign })
})

it('a scanned code of a request for proof of this site opens only when the code is complete', () => {
  expect(classifyCode(`${origin}${request}`, origin)).toEqual({ kind: 'own', path: request })
  const cut = `${origin}${request.slice(0, -1)}`
  expect(classifyCode(cut, origin)).toEqual({ kind: 'other', text: cut })
  const foreign = `https://evil.example${request}`
  expect(classifyCode(foreign, origin)).toEqual({ kind: 'foreign', host: 'evil.example', text: foreign })
})

it.each(Object.entries(linksOfEveryKind))(
  'a scanned code opens when it is %s of this site, even if a mail program has changed or wrapped the link',
  (_, link) => {
    for (const [way, wrap] of Object.entries({ ...redirectors, ...changedLinks, ...surroundings }))
      expect([way, classifyCode(wrap(link), origin)]).toEqual([way, { kind: 'own', path: link.slice(origin.length) }])
  },
)

it('a scanned code never opens when a redirector in the code leads to a link of another site', () => {
  for (const link of Object.values(linksOfEveryKind))
    for (const wrap of Object.values(redirectors))
      for (const host of ['evil.example', 'id.example@evil.example', 'id.example.evil.example']) {
        const text = wrap(link.replace('id.example', host))
        expect(classifyCode(text, origin)).toEqual({ kind: 'foreign', host: host.replace(/.*@/, ''), text })
        // A link of another site stays foreign when a redirector of this site leads to it.
        const own = `${origin}/?to=${encodeURIComponent(link.replace('id.example', host))}`
        expect(classifyCode(own, origin).kind).toBe('foreign')
      }
})

it('a scanned code does not open when its text contains several links of this site', () => {
  const text = `${origin}/s/BwcHBwcH#BwcHBwcHBwcHBwcHBwcHBw ${origin}/s/CwcHBwcH#BwcHBwcHBwcHBwcHBwcHBw`
  expect(classifyCode(text, origin)).toEqual({ kind: 'other', text })
})

it.each([
  ['another host', `https://evil.example${share}`, 'evil.example'],
  ['another port', `https://id.example:8443${share}`, 'id.example:8443'],
  ['another scheme', `http://id.example${share}`, 'id.example'],
  ['our name as the user of another host', `https://id.example@evil.example${share}`, 'evil.example'],
  ['a user before our host', `https://someone@id.example${share}`, 'id.example'],
  ['our name as a subdomain', `https://id.example.evil.example${share}`, 'id.example.evil.example'],
])('a scanned share link with %s does not open, and the page names the link’s host', (_, text, host) => {
  expect(classifyCode(text, origin)).toEqual({ kind: 'foreign', host, text })
})

it.each([
  ['plain text', 'hello'],
  ['a script', 'javascript:alert(1)//shared-claim?data=x'],
  ['another page of this site', `${origin}/debug`],
  ['our path without a claim', `${origin}/shared-claim`],
  ['a path below ours', `${origin}/shared-claim/x?data=y`],
  ['a bare path', share],
  ['a file', `file:///shared-claim?data=x`],
  ['nothing', ''],
])('a scanned code shows as text when it is %s', (_, text) => {
  expect(classifyCode(text, origin)).toEqual({ kind: 'other', text })
})
