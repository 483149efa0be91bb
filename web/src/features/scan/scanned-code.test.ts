import { describe, expect, it } from 'vitest'
import { classifyCode } from './scanned-code.ts'

const origin = 'https://id.example'
const share = '/shared-claim?data=eyJpZCI6MX0%3D#p=AQID'
const request = `/answer/AAECAwQFBgcICQoLDA0ODw#${'A'.repeat(86)}`

describe('a scanned code', () => {
  it('opens when it is a shared claim of this site', () => {
    expect(classifyCode(`${origin}${share}`, origin)).toEqual({ kind: 'own', path: share })
  })

  it('opens when it is a short link of this site', () => {
    const short = '/s/BwcHBwcH#BwcHBwcHBwcHBwcHBwcHBw'
    expect(classifyCode(`${origin}${short}`, origin)).toEqual({ kind: 'own', path: short })
    const foreign = `https://evil.example${short}`
    expect(classifyCode(foreign, origin)).toEqual({ kind: 'foreign', host: 'evil.example', text: foreign })
  })

  it('opens when it is a code of this site that invites another device', () => {
    const invitation = '/add-key#0123456789AB'
    expect(classifyCode(`${origin}${invitation}`, origin)).toEqual({ kind: 'own', path: invitation })
    const foreign = `https://evil.example${invitation}`
    expect(classifyCode(foreign, origin)).toEqual({ kind: 'foreign', host: 'evil.example', text: foreign })
  })

  it('opens when it is a request for proof of this site, and whole', () => {
    expect(classifyCode(`${origin}${request}`, origin)).toEqual({ kind: 'own', path: request })
    const cut = `${origin}${request.slice(0, -1)}`
    expect(classifyCode(cut, origin)).toEqual({ kind: 'other', text: cut })
    const foreign = `https://evil.example${request}`
    expect(classifyCode(foreign, origin)).toEqual({ kind: 'foreign', host: 'evil.example', text: foreign })
  })

  it.each([
    ['another host', `https://evil.example${share}`, 'evil.example'],
    ['another port', `https://id.example:8443${share}`, 'id.example:8443'],
    ['another scheme', `http://id.example${share}`, 'id.example'],
    ['our name as the user of another host', `https://id.example@evil.example${share}`, 'evil.example'],
    ['a user before our host', `https://someone@id.example${share}`, 'id.example'],
    ['our name as a subdomain', `https://id.example.evil.example${share}`, 'id.example.evil.example'],
  ])('names its site when a share link names %s', (_, text, host) => {
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
  ])('shows as text when it is %s', (_, text) => {
    expect(classifyCode(text, origin)).toEqual({ kind: 'other', text })
  })
})
