import { expect, it } from 'vitest'
import { DidCard } from '../../src/features/did/did-card.tsx'
import { did } from '../rig/people.ts'
import { show } from '../rig/screen.tsx'

it.each([
  ['on the chain has', true],
  ['that the chain does not have lacks', false],
])('the card of a DID %s the badge that calls the DID an NFT', async (_, onChain) => {
  await show(
    <DidCard did={{ ...did, tokenId: onChain ? did.tokenId : 'a-number-of-ours', onChain }} mintButton={null} />,
  )
  expect(document.body.textContent?.includes('DID NFT')).toBe(onChain)
  expect(document.body.textContent?.includes('Not on the chain yet')).toBe(!onChain)
})
