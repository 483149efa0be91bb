import { expect, it } from 'vitest'
import { buildOffChainTokenId, isChainTokenId, isOffChainTokenIdOf } from './did.ts'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

it('an off-chain token id belongs to the wallet whose address it contains, whatever the case of its letters', () => {
  const tokenId = buildOffChainTokenId(address, Date.UTC(2026, 10, 21))
  expect(tokenId).toMatch(/^did:ethr:[0-9a-f]+:71c7656e$/)
  expect(isOffChainTokenIdOf(tokenId, address)).toBe(true)
  expect(isOffChainTokenIdOf(tokenId.toUpperCase().replace('DID:ETHR', 'did:ethr'), address)).toBe(true)
})

it.each(['did:ethr:1a:71c7656f', 'did:ethr::71c7656e', 'did:ethr:1a:71c7656e ', 'did:web:1a:71c7656e', '7'])(
  'the text %s is not an off-chain token id of the wallet',
  (tokenId) => expect(isOffChainTokenIdOf(tokenId, address)).toBe(false),
)

it.each([
  ['0', true],
  ['1042', true],
  [String(2n ** 256n - 1n), true],
  [String(2n ** 256n), false],
  ['01', false],
  ['-1', false],
  ['1e3', false],
])('the text %s is a token id of the chain: %s', (tokenId, is) => expect(isChainTokenId(tokenId)).toBe(is))
