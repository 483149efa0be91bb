import { expect, test } from 'vitest'
import { didState } from './did-state.ts'

test('a DID that was never minted has another state than a DID whose mint a chain reorganisation removed', () => {
  expect(didState({ onChain: true, tokenId: '42' })).toBe('on-chain')
  expect(didState({ onChain: false, tokenId: 'did:ethr:19a:abcdef01' })).toBe('off-chain')
  expect(didState({ onChain: false, tokenId: '42' })).toBe('gone-from-chain')
})
