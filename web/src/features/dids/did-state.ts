import { type Did, isChainTokenId } from '@did/domain/did'

/** Where the DID stands: on the chain, never minted, or minted on a history that the chain gave up. */
export type DidState = 'on-chain' | 'off-chain' | 'gone-from-chain'

export function didState(did: Pick<Did, 'onChain' | 'tokenId'>): DidState {
  if (did.onChain) return 'on-chain'
  return isChainTokenId(did.tokenId) ? 'gone-from-chain' : 'off-chain'
}
