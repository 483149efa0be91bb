import { type Did, isChainTokenId } from '@did/domain/did'

/**
 * A DID is `gone-from-chain` when a chain reorganisation removed the block that contained its mint.
 */
export type DidState = 'on-chain' | 'off-chain' | 'gone-from-chain'

export function didState(did: Pick<Did, 'onChain' | 'tokenId'>): DidState {
  if (did.onChain) return 'on-chain'
  return isChainTokenId(did.tokenId) ? 'gone-from-chain' : 'off-chain'
}
