import { ethereumDidRegistryAbi as abi } from '@did/contracts/generated/ethereum-did-registry-abi'
import { decodeFunctionData, hexToString } from 'viem'
import { expect, test } from 'vitest'
import { domainAttribute, encodePublication, encodeRemoval, keyAttribute } from './attribute.ts'

const identity = `0x${'ac'.repeat(20)}` as const
const publicKey = `0x${'5e'.repeat(32)}` as const
const nameOf = (name: `0x${string}`) => hexToString(name, { size: 32 })

test('a verifier’s attribute key and domain are published under the attribute names that resolvers of did:ethr read', () => {
  expect(nameOf(keyAttribute(publicKey).name)).toBe('did/pub/X25519/enc/base64')
  const { name, value } = domainAttribute('northfield.edu')
  expect([nameOf(name), hexToString(value)]).toEqual(['did/svc/LinkedDomains', 'https://northfield.edu'])
})

test('the page publishes an attribute of a DID document for a year, and removes it by the same name and value', () => {
  const attribute = keyAttribute(publicKey)
  const published = decodeFunctionData({ abi, data: encodePublication(identity, attribute) })
  expect(published.functionName).toBe('setAttribute')
  expect(published.args).toMatchObject([expect.stringMatching(/^0xac/i), attribute.name, publicKey, 31_536_000n])
  const removed = decodeFunctionData({ abi, data: encodeRemoval(identity, attribute) })
  expect(removed.functionName).toBe('revokeAttribute')
  expect(removed.args).toMatchObject([expect.stringMatching(/^0xac/i), attribute.name, publicKey])
})
