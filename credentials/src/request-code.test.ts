import { requestForProofIdSchema } from '@did/domain/ids'
import { describe, expect, test } from 'vitest'
import { buildRequestPath, matchingCharacters, parseRequestCode, type RequestCode } from './request-code.ts'

const code: RequestCode = {
  id: requestForProofIdSchema.parse('AAECAwQFBgcICQoLDA0ODw'),
  publicKey: `0x${'ab'.repeat(32)}`,
  requestHash: `0x${'0842108421'.padEnd(64, 'f')}`,
}
const url = new URL(buildRequestPath(code), 'https://id.example')

describe('the code of a request for proof', () => {
  test('says id, key and hash again, key and hash in what no server sees', () => {
    expect(parseRequestCode(url)).toEqual(code)
    expect(url.pathname).toBe(`/answer/${code.id}`)
    expect(url.hash).toHaveLength(1 + 86)
  })

  test.each([
    ['without its fragment', { pathname: url.pathname, hash: '' }],
    ['cut off', { pathname: url.pathname, hash: url.hash.slice(0, -4) }],
    ['with more behind it', { pathname: url.pathname, hash: `${url.hash}AAAA` }],
    ['with characters that are none of it', { pathname: url.pathname, hash: url.hash.replace(/.$/, '*') }],
    ['of another page', { pathname: '/shared-claim', hash: url.hash }],
    ['with an id that is none', { pathname: '/answer/1', hash: url.hash }],
  ])('is none %s', (_, location) => {
    expect(parseRequestCode(location)).toBeNull()
  })

  test('is told from another one by the first thirty bits of its hash', () => {
    expect(matchingCharacters(code.requestHash)).toBe('111111')
    expect(matchingCharacters(`0x${'0842108421'.padEnd(64, '0')}`)).toBe('111111')
    expect(matchingCharacters(`0x${'f842108421'.padEnd(64, 'f')}`)).toBe('Z11111')
    expect(matchingCharacters(`0x${'0'.repeat(64)}`)).toBe('000000')
  })
})
