import { ethereumDidRegistryAbi as abi } from '@did/contracts/generated/ethereum-did-registry-abi'
import { encodeFunctionData, type Hex, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { describeTransaction } from '../demo-wallet/src/describe-transaction.ts'

const identity = `0x${'ac'.repeat(20)}` as const
const registry = `0x${'1056'.repeat(10)}` as const
const value = `0x${'5e'.repeat(32)}` as const
const year = 31_536_000n
const named = (name: string) => stringToHex(name, { size: 32 })
const set = (name: string, bytes: Hex = value) =>
  encodeFunctionData({ abi, functionName: 'setAttribute', args: [identity, named(name), bytes, year] })
const revoke = (name: string) =>
  encodeFunctionData({ abi, functionName: 'revokeAttribute', args: [identity, named(name), value] })
const show = (data: Hex, to: Hex = registry) =>
  describeTransaction(
    { to, value: 0n, data, maxFee: 10n },
    { didRegistry: null, ethereumDidRegistry: registry.toUpperCase().replace('0X', '0x') },
  )

test.each([
  ['a key that signs', 'did/pub/Ed25519/veriKey/base58', 'Announce a key that signs?', 'Take a key back?'],
  [
    'a key for private data',
    'did/pub/X25519/enc/base64',
    'Announce a key for private data?',
    'Remove a key for private data?',
  ],
  ['an address', 'did/svc/LinkedDomains', 'Announce an address?', 'Remove an address?'],
  ['anything else', 'colour', 'Announce something about yourself?', 'Remove something about yourself?'],
])(
  'the demo wallet’s prompt about an attribute of a DID says in words what happens to %s',
  (_what, name, announced, removed) => {
    const prompts = [show(set(name)), show(revoke(name))]
    expect(prompts.map(({ title }) => title)).toEqual([announced, removed])
    for (const { facts } of prompts) expect(facts).toContainEqual({ name: 'Name', value: name })
  },
)

test('the demo wallet’s prompt about a key in a DID document shows identity, key and duration, and warns that whoever keeps the key can sign in the person’s name', () => {
  const { facts, warning } = show(set('did/pub/Ed25519/veriKey/base58'))
  expect(facts?.map((fact) => fact.name)).toEqual(['Identity', 'Name', 'Key', 'Counts for', 'Network fee'])
  expect(facts).toContainEqual({ name: 'Key', value })
  expect(facts).toContainEqual({ name: 'Counts for', value: '365 days' })
  expect(warning).toContain('sign in your name')
})

test('in the demo wallet’s prompt about a service in a DID document, hidden characters of the service’s address are shown as codes', () => {
  const { facts } = show(set('did/svc/LinkedDomains', stringToHex('https://a.example/\u202e')))
  expect(facts).toContainEqual({ name: 'Address', value: 'https://a.example/⟨U+202E⟩' })
})

test('the demo wallet’s prompt warns of an ERC-1056 call that the wallet cannot explain, and of a call that it knows but that goes to another contract', () => {
  const takeover = encodeFunctionData({ abi, functionName: 'changeOwner', args: [identity, registry] })
  for (const { title, warning } of [show(takeover), show(set('did/svc/LinkedDomains'), identity)])
    expect([title, warning]).toEqual(['Call a contract?', expect.stringContaining('Reject it unless you know')])
})
