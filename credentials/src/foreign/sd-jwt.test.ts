import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIssuer, discloseMember, signJwt } from '../../test/foreign-issuer.ts'
import { changes, mutate } from '../../test/mutations.ts'
import { writeJwk } from '../did/public-key.ts'
import { verifyKeyBinding } from './key-binding.ts'
import { digestText, readSdJwt } from './sd-jwt.ts'

const issuer = buildIssuer(1, 'P-256')
const wallet = buildIssuer(2, 'P-256')
const write = (payload: object, ...disclosures: string[]) => `${[signJwt(issuer, payload), ...disclosures].join('~')}~`
const title = discloseMember('First aid', 'title')
const city = discloseMember('Lisbon', 'city')

test('reading an SD-JWT returns its disclosed members and the number of its digests without a disclosure', () => {
  const sdJwt = readSdJwt(write({ vct: 'x', _sd: [title.digest, city.digest], _sd_alg: 'sha-256' }, title.text))
  expect(sdJwt?.payload).toEqual({ vct: 'x', title: 'First aid' })
  expect(sdJwt?.hidden).toBe(1)
})

test('reading an SD-JWT returns the disclosed members inside other members and in arrays', () => {
  const element = discloseMember('PT')
  const inner = discloseMember({ _sd: [city.digest] }, 'address')
  const payload = { _sd: [inner.digest], countries: ['DE', { '...': element.digest }, { '...': 'AAAA' }] }
  const sdJwt = readSdJwt(write(payload, inner.text, city.text, element.text))
  expect(sdJwt?.payload).toEqual({ address: { city: 'Lisbon' }, countries: ['DE', 'PT'] })
  expect(sdJwt?.hidden).toBe(1)
})

test('the digest of a disclosure in an SD-JWT is the one in the example of RFC 9901, section 5.1', () => {
  const disclosure = 'WyIyR0xDNDJzS1F2ZUNmR2ZyeU5STjl3IiwgImdpdmVuX25hbWUiLCAiSm9obiJd'
  expect(digestText('sha-256', disclosure)).toBe('jsu9yVulwQQlhFlM_3JlzMaSFzglhQG0DpfayQwLUK4')
  const sdJwt = readSdJwt(write({ _sd: ['jsu9yVulwQQlhFlM_3JlzMaSFzglhQG0DpfayQwLUK4'] }, disclosure))
  expect(sdJwt?.payload).toEqual({ given_name: 'John' })
})

test.each<[string, object, string[]]>([
  ['a disclosure without its digest', { _sd: [title.digest] }, [title.text, city.text]],
  ['the same disclosure twice', { _sd: [title.digest] }, [title.text, title.text]],
  ['the same digest twice', { _sd: [title.digest, title.digest] }, [title.text]],
  ['the same digest in two places', { _sd: [title.digest], a: { _sd: [title.digest] } }, []],
  ['a disclosed name that the payload already has', { title: 'Other', _sd: [title.digest] }, [title.text]],
  ['the digest of a member in an array', { a: [{ '...': title.digest }] }, [title.text]],
  ['three dots outside an array', { a: { '...': title.digest } }, [title.text]],
  ['three dots beside another member', { a: [{ '...': title.digest, b: 1 }] }, []],
  ['digests that are not in a list', { _sd: title.digest }, []],
  ['an unknown hash', { _sd: [title.digest], _sd_alg: 'md5' }, [title.text]],
])('an SD-JWT with %s is refused', (_, payload, disclosures) => {
  expect(readSdJwt(write(payload, ...disclosures))).toBeNull()
})

test.each(['_sd', '...', '__proto__'])('an SD-JWT is refused when it discloses a member called %s', (name) => {
  const strange = discloseMember('x', name)
  expect(readSdJwt(write({ _sd: [strange.digest] }, strange.text))).toBeNull()
})

test('reading an SD-JWT never returns unsigned content, whatever somebody changed in the disclosures after the signature', () => {
  const text = write({ vct: 'x', _sd: [title.digest, city.digest] }, title.text, city.text)
  const from = text.indexOf('~')
  fc.assert(
    fc.property(changes, (list) => {
      const payload = readSdJwt(mutate(text, from, list))?.payload ?? {}
      const signed: Record<string, string> = { vct: 'x', title: 'First aid', city: 'Lisbon' }
      for (const [name, value] of Object.entries(payload)) expect(signed[name]).toBe(value)
    }),
  )
})

const asked = { audience: 'https://verifier.example', nonce: 'n-0S6', now: 1_800_000_000 }
const bind = (members: object = {}, signer = wallet, header: object = { typ: 'kb+jwt' }) => {
  const shown = write({ cnf: { jwk: writeJwk(wallet.key) }, _sd: [title.digest] }, title.text)
  const payload = { aud: asked.audience, nonce: asked.nonce, iat: asked.now, sd_hash: digestText('sha-256', shown) }
  return readSdJwt(`${shown}${signJwt(signer, { ...payload, ...members }, header)}`)
}

test.each<[string, ReturnType<typeof bind>]>([
  ['', bind()],
  ['key-binding-signature', bind({}, buildIssuer(9, 'P-256'))],
  ['key-binding-malformed', bind({}, wallet, { typ: 'JWT' })],
  ['key-binding-audience', bind({ aud: 'https://other.example' })],
  ['key-binding-nonce', bind({ nonce: 'old' })],
  ['key-binding-time', bind({ iat: asked.now - 301 })],
  ['key-binding-hash', bind({ sd_hash: digestText('sha-256', 'another') })],
  ['key-binding-missing', readSdJwt(write({ cnf: { jwk: writeJwk(wallet.key) } }))],
])('the check of an SD-JWT’s key binding names the fault “%s” (empty for none)', async (fault, sdJwt) => {
  if (sdJwt === null) throw new Error('Unreadable')
  const found = await verifyKeyBinding(sdJwt, asked)
  expect(found).toEqual(fault === '' ? { ok: true } : { ok: false, fault })
})

test('an SD-JWT is refused when it has more than 5,000 values, including the values in its disclosures', () => {
  const disclose = (length: number) => {
    const list = discloseMember(Array(length).fill(0), 'list')
    return readSdJwt(write({ _sd: [list.digest] }, list.text))
  }
  expect(disclose(4_998)?.payload['list']).toHaveLength(4_998)
  for (const length of [4_999, 250_000]) expect(disclose(length)).toBeNull()
})
