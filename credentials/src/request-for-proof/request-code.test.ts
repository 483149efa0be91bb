import { requestForProofIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { buildRequestPath, matchingCharacters, parseRequestCode, type RequestCode } from './request-code.ts'

const code: RequestCode = {
  id: requestForProofIdSchema.parse('AAECAwQFBgcICQoLDA0ODw'),
  publicKey: `0x${'ab'.repeat(32)}`,
  requestHash: `0x${'0842108421'.padEnd(64, 'f')}`,
}
const url = new URL(buildRequestPath(code), 'https://id.example')

test('parsing the code of a request for proof returns its id, key and hash, and the key and the hash stand only in the fragment', () => {
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

test('the six characters of a request for proof are made from the first thirty bits of the request’s hash', () => {
  expect(matchingCharacters(code.requestHash)).toBe('111111')
  expect(matchingCharacters(`0x${'0842108421'.padEnd(64, '0')}`)).toBe('111111')
  expect(matchingCharacters(`0x${'f842108421'.padEnd(64, 'f')}`)).toBe('Z11111')
  expect(matchingCharacters(`0x${'0'.repeat(64)}`)).toBe('000000')
})
