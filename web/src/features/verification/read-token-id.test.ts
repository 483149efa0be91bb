import { expect, test } from 'vitest'
import { readTokenId } from './read-token-id.ts'

test.each(['12', ' 12 ', '#12', 'DID #12', 'did# 12', 'DID: #12'])('the text %j is read as DID #12', (typed) => {
  expect(readTokenId(typed)).toBe('12')
})

test('the id of an off-chain DID is read as the person typed it, without the spaces around it', () => {
  expect(readTokenId(' did:ethr:19a:abcdef01')).toBe('did:ethr:19a:abcdef01')
})
