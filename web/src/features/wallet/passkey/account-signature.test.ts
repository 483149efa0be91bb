import { didAccountAbi } from '@did/contracts/generated/did-account-abi'
import { didAccountFactoryAbi } from '@did/contracts/generated/did-account-factory-abi'
import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import type { Hex } from '@did/domain/hex'
import { type AbiFunction, toFunctionSelector } from 'viem'
import { expect, it } from 'vitest'
import { selectors } from './account-chain.ts'
import { describeDigests, joinDigests, packAssertion, packOneOfTwo } from './account-signature.ts'

const word = (byte: string): Hex => `0x${byte.repeat(32)}`
const clientData = `{"type":"webauthn.get","challenge":"${'A'.repeat(43)}","origin":"https://did.example.org"}`
const assertion = {
  credentialId: 'a',
  r: word('11'),
  s: word('22'),
  authenticatorData: '0xaabbcc',
  clientData,
  secret: null,
} as const

it.each(Object.entries(selectors))('the page’s selector of %s equals the contract’s selector', (name, selector) => {
  const abi: readonly AbiFunction[] = [...didAccountAbi, ...didAccountFactoryAbi, ...didRegistryAbi].filter(
    (entry) => entry.type === 'function',
  )
  expect(abi.filter((entry) => entry.name === name).map(toFunctionSelector)).toEqual([selector])
})

it('for the same content, the hash of a message that a passkey’s account signs is the same in each version of this product', () => {
  const digests = describeDigests({ account: `0x${'11'.repeat(20)}`, chainId: 31337 })
  const calls = [{ to: `0x${'22'.repeat(20)}`, data: '0xdfbe94a2' }] as const
  expect({
    message: digests.message(word('a7')),
    execute: digests.execute(calls, { nonce: 4n, deadline: 1_795_300_000 }),
    session: digests.session({ x: word('33'), y: word('44'), until: 1_795_310_500, epoch: 2 }),
  }).toMatchInlineSnapshot(`
    {
      "execute": "0x2493546dabf619e48e6f1900921308082ff2e4fc91951c8b0fa5bed6142deee7",
      "message": "0x8e5881018433ae9f33159ace408953349ae6dad05abe39dffe60d87dc0cdd86b",
      "session": "0x587896fad94dde311f686d14ea1b3075893eccd9bd8811cd65d9bbb9c615fa2d",
    }
  `)
})

it('a passkey’s packed signature leaves out the client data up to the closing quote of the challenge', () => {
  const packed = packAssertion(assertion, null)
  const rest = Buffer.from(',"origin":"https://did.example.org"}').toString('hex')
  expect(packed).toBe(`0x00${'11'.repeat(32)}${'22'.repeat(32)}03aabbcc${rest}`)
})

it('a passkey’s packed signature names the passkey’s key if this is not the account’s first key', () => {
  const packed = packAssertion(assertion, { x: word('33'), y: word('44') })
  expect(packed.startsWith(`0x01${'33'.repeat(32)}${'44'.repeat(32)}${'11'.repeat(32)}`)).toBe(true)
})

it.each([
  ['its members in another order', `{"challenge":"${'A'.repeat(43)}","type":"webauthn.get"}`],
  ['the type that belongs to making a passkey', clientData.replace('webauthn.get', 'webauthn.create')],
  ['a challenge of another length', clientData.replace('A', '')],
])('no signature is packed if the client data has %s', (_, text) => {
  expect(() => packAssertion({ ...assertion, clientData: text }, null)).toThrow('another order')
})

it('the packed signature of one of two digests contains the other digest', () => {
  expect(packOneOfTwo(word('55'), '0x00')).toBe(`0x0201${'55'.repeat(32)}00`)
})

it('two digests lead to the same Merkle root in either order', () => {
  expect(joinDigests(word('01'), word('02'))).toBe(joinDigests(word('02'), word('01')))
})
