import { didAccountAbi } from '@did/contracts/generated/did-account-abi'
import { didAccountFactoryAbi } from '@did/contracts/generated/did-account-factory-abi'
import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import type { Hex } from '@did/domain/hex'
import { type AbiFunction, toFunctionSelector } from 'viem'
import { expect, it } from 'vitest'
import { selectors } from './account-chain.ts'
import { joinDigests, packAssertion, packOneOfTwo } from './account-signature.ts'

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

it.each(Object.entries(selectors))('the selector of %s that the page calls is the contract’s', (name, selector) => {
  const abi: readonly AbiFunction[] = [...didAccountAbi, ...didAccountFactoryAbi, ...didRegistryAbi].filter(
    (entry) => entry.type === 'function',
  )
  expect(abi.filter((entry) => entry.name === name).map(toFunctionSelector)).toEqual([selector])
})

it('a packed signature leaves out the client data up to the closing quote of the challenge', () => {
  const packed = packAssertion(assertion, null)
  const rest = Buffer.from(',"origin":"https://did.example.org"}').toString('hex')
  expect(packed).toBe(`0x00${'11'.repeat(32)}${'22'.repeat(32)}03aabbcc${rest}`)
})

it('a packed signature names a key that is not the first one', () => {
  const packed = packAssertion(assertion, { x: word('33'), y: word('44') })
  expect(packed.startsWith(`0x01${'33'.repeat(32)}${'44'.repeat(32)}${'11'.repeat(32)}`)).toBe(true)
})

it.each([
  ['another order', `{"challenge":"${'A'.repeat(43)}","type":"webauthn.get"}`],
  ['the data of a creation', clientData.replace('webauthn.get', 'webauthn.create')],
  ['a challenge of another length', clientData.replace('A', '')],
])('a packed signature is refused for client data with %s', (_, text) => {
  expect(() => packAssertion({ ...assertion, clientData: text }, null)).toThrow('another order')
})

it('a packed signature of one of two digests names the other digest', () => {
  expect(packOneOfTwo(word('55'), '0x00')).toBe(`0x0201${'55'.repeat(32)}00`)
})

it('two digests have one root, whichever comes first', () => {
  expect(joinDigests(word('01'), word('02'))).toBe(joinDigests(word('02'), word('01')))
})
