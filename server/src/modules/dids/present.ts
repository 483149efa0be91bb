import type { Did } from '@did/domain/did'
import type { PresentableDid } from './store.ts'

export function presentDid({ id, tokenId, owner, createdAt, updatedAt, onChain, version }: PresentableDid): Did {
  return {
    id,
    tokenId,
    owner,
    createdAt: createdAt.toISOString(),
    lastUpdated: updatedAt.toISOString(),
    onChain,
    version,
  }
}
