import { expect, test } from 'vitest'
import { countAbout, readTokenId } from './count-about.ts'

const requests = [
  { didId: 7, didTokenId: '12' },
  { didId: 12, didTokenId: 'did:ethr:19a:abcdef01' },
  { didId: 7, didTokenId: '12' },
]

test('requests are found by the token id that their owner sees, not by the number of our row', () => {
  expect(countAbout(requests, '12')).toBe(2)
  expect(countAbout(requests, '7')).toBe(0)
})

test('an id that is not on the chain yet is found in any spelling', () => {
  expect(countAbout(requests, 'did:ethr:19A:ABCDEF01')).toBe(1)
})

test.each(['12', ' 12 ', '#12', 'DID #12', 'did# 12'])('%j names DID #12', (typed) => {
  expect(readTokenId(typed)).toBe('12')
})

test('an off-chain id stays whole', () => {
  expect(readTokenId(' did:ethr:19a:abcdef01')).toBe('did:ethr:19a:abcdef01')
})
