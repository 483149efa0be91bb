import { requestForProofIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { domain as someDomain } from '../../test/fixtures.ts'
import { buildRequestPath, matchingCharacters, parseRequestCode, type RequestCode } from './request-code.ts'
import { type HashedRequest, hashRequestForProof } from './request-for-proof.ts'

const code: RequestCode = {
  id: requestForProofIdSchema.parse('AAECAwQFBgcICQoLDA0ODw'),
  publicKey: `0x${'ab'.repeat(32)}`,
  requestHash: `0x${'0842108421'.padEnd(64, 'f')}`,
}
const url = new URL(buildRequestPath(code), 'https://id.example')

test('parsing the code of a request for proof returns the request’s id, key and hash, and only the fragment of the code contains the key and the hash', () => {
  expect(parseRequestCode(url)).toEqual(code)
  expect(url.pathname).toBe(`/answer/${code.id}`)
  expect(url.hash).toHaveLength(1 + 86)
})

test.each([
  ['without its fragment', { pathname: url.pathname, hash: '' }],
  ['when it is cut off', { pathname: url.pathname, hash: url.hash.slice(0, -4) }],
  ['with text behind it', { pathname: url.pathname, hash: `${url.hash}AAAA` }],
  ['with characters outside base64url', { pathname: url.pathname, hash: url.hash.replace(/.$/, '*') }],
  ['on another page', { pathname: '/shared-claim', hash: url.hash }],
  ['with a malformed id', { pathname: '/answer/1', hash: url.hash }],
])('the code of a request for proof is refused %s', (_, location) => {
  expect(parseRequestCode(location)).toBeNull()
})

test('the twelve characters that people compare for a request for proof are made from the first sixty bits of the request’s hash', () => {
  const start = '084210842108421'
  expect(matchingCharacters(code.requestHash)).toBe('1111 1111 ZZZZ')
  expect(matchingCharacters(`0x${start.padEnd(64, 'f')}`)).toBe('1111 1111 1111')
  expect(matchingCharacters(`0x${start.padEnd(64, '0')}`)).toBe('1111 1111 1111')
  expect(matchingCharacters(`0x${start.replace('0', 'f').padEnd(64, '0')}`)).toBe('Z111 1111 1111')
  expect(matchingCharacters(`0x${'0'.repeat(64)}`)).toBe('0000 0000 0000')
})

test('for two requests for proof, people compare different characters even if the first thirty bits of the requests’ hashes are equal', () => {
  const domain = { ...someDomain, chainId: 31337, verifyingContract: `0x${'11'.repeat(20)}` } as const
  const request: Omit<HashedRequest, 'nonce'> = {
    id: requestForProofIdSchema.parse('A'.repeat(22)),
    statement: {
      type: 'AgeProof',
      clauses: [{ field: 'dateOfBirth', encoding: 'date', mode: 'range', most: '2008-11-30' }],
    },
    audience: 'City Library',
    publicKey: `0x${'cd'.repeat(32)}`,
    expiresAt: '2026-12-01T12:00:00.000Z',
  }
  // A search through 40,000 nonces found these two within seconds.
  const [first, second] = ['4425', '9a9a'].map((nonce) => {
    const hash = hashRequestForProof(domain, { ...request, nonce: `0x${nonce.padStart(64, '0')}` })
    return matchingCharacters(hash)
  })
  expect(first).toMatch(/^5E8W ?3Y/)
  expect(second).toMatch(/^5E8W ?3Y/)
  expect(first).not.toBe(second)
})
