import { expect, test } from 'vitest'
import { readTokenId } from './read-token-id.ts'

test.each(['12', ' 12 ', '#12', 'DID #12', 'did# 12', 'DID: #12'])('%j names DID #12', (typed) => {
  expect(readTokenId(typed)).toBe('12')
})

test('an off-chain id stays as it is', () => {
  expect(readTokenId(' did:ethr:19a:abcdef01')).toBe('did:ethr:19a:abcdef01')
})
