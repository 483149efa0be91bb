import { expect, test } from 'vitest'
import { readTokenId } from './read-token-id.ts'

test.each(['12', ' 12 ', '#12', 'DID #12', 'did# 12', 'DID: #12'])('the text %j names DID #12', (typed) => {
  expect(readTokenId(typed)).toBe('12')
})

test('the off-chain id of a DID is read as it was typed, without the spaces around it', () => {
  expect(readTokenId(' did:ethr:19a:abcdef01')).toBe('did:ethr:19a:abcdef01')
})
