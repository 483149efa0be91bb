import { deriveSixWords } from '@did/credentials/six-words/derive-six-words'
import type { Address } from '@did/domain/hex'
import { expect, test } from 'vitest'
import {
  decisionOf,
  type HelpRequest,
  parseHelpFragment,
  type RecoveryRequest,
  writeHelpLink,
} from './recovery-request.ts'
import { describeForWords, drawNumber, isNumber } from './request-number.ts'

const address = (digits: string): Address => `0x${digits.repeat(20)}`
const request: RecoveryRequest = {
  identity: address('aa'),
  target: { kind: 'controller', controller: address('bb') },
  chainId: 31337,
  registry: address('cc'),
}
const byKey: RecoveryRequest = { ...request, target: { kind: 'key', key: `0x${'4e'.repeat(64)}` } }
const findSixWords = (asked: RecoveryRequest, number: string) => deriveSixWords(describeForWords(asked, number))
const encode = (value: unknown) => `#${Buffer.from(JSON.stringify(value)).toString('base64url')}`

const { target: _, ...ofPlace } = request
const freeze: HelpRequest = { ...ofPlace, decision: 'freeze' }

test.each<HelpRequest>([request, byKey, freeze])('a guardian’s link has its request only in the fragment', (asked) => {
  const link = new URL(writeHelpLink(asked, 'https://did.example'))
  expect(link.pathname + link.search).toBe('/help')
  expect(parseHelpFragment(link.hash)).toEqual(asked)
})

test.each([
  '',
  '#',
  '#%%%',
  '#AAAA',
  `#${'A'.repeat(5000)}`,
  encode(null),
  encode([request]),
  encode({ ...request, identity: 'maria' }),
  encode({ ...request, chainId: -1 }),
  encode({ ...request, decision: 'freeze' }),
  encode({ ...freeze, decision: 'recover' }),
  encode({ ...request, target: { kind: 'both', controller: address('bb') } }),
  encode({ ...request, target: { kind: 'key', key: '0x12' } }),
])('a malformed text is no request to guardians: %s', (hash) => {
  expect(parseHelpFragment(hash)).toBeNull()
})

test('a guardian’s signature is about the decision that the guardian’s link asks for', () => {
  expect(decisionOf(byKey)).toEqual({ kind: 'recover', target: byKey.target })
  expect(decisionOf(freeze)).toEqual({ kind: 'freeze' })
})

test('the six words follow from a request to guardians and the guardian’s number, whatever the case of the request’s hex digits', async () => {
  const words = await findSixWords(request, '042917')
  expect(words).toEqual(await findSixWords({ ...request, identity: address('AA') }, '042917'))
  expect(words).toMatchInlineSnapshot(`
    [
      "trigger",
      "addict",
      "curtain",
      "catalog",
      "faculty",
      "cigar",
    ]
  `)
  expect(new Set(words).size).toBeGreaterThan(1)
})

test('the six words change when any part of a request to guardians changes', async () => {
  type Asked = [RecoveryRequest, string]
  const first: Asked = [request, '042917']
  const others: Asked[] = [
    [request, '042918'],
    [byKey, '042917'],
    [{ ...request, identity: address('ab') }, '042917'],
    [{ ...request, target: { kind: 'controller', controller: address('bc') } }, '042917'],
    [{ ...request, chainId: 1 }, '042917'],
    [{ ...request, registry: address('cd') }, '042917'],
  ]
  const all = await Promise.all([first, ...others].map((each) => findSixWords(...each)))
  expect(new Set(all.map((words) => words.join(' '))).size).toBe(all.length)
})

test('a guardian’s number always has six digits and may begin with zeros', () => {
  expect(drawNumber(Uint32Array.of(42))).toBe('000042')
  expect(drawNumber(Uint32Array.of(4_294_967_295))).toBe('967295')
  expect(['000042', '12345', '1234567', '12a456', ''].map(isNumber)).toEqual([true, false, false, false, false])
})
