import { type DidLookup, isChainTokenId } from '@did/domain/did'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import { listRequestsAboutDid } from '../verification-requests/service.ts'
import * as store from './store.ts'

/** What is public about a DID is what the chain says; one that is not there is its owner's own affair, except to verifiers it asked. */
export async function lookupDid(ctx: Context, { user }: Session, tokenId: string): Promise<DidLookup> {
  const [block, asked] = await Promise.all([
    findMintBlock(ctx, tokenId),
    user ? listRequestsAboutDid(ctx, user.id, tokenId) : [],
  ])
  // Every token of the registry is locked from its mint on.
  const onChain = block === null ? null : { since: (await ctx.chain.readBlockTime(block)).toISOString(), locked: true }
  const requests = asked.map(({ id, claimTitle, status, createdAt }) => ({
    id,
    claimTitle,
    status,
    requestDate: createdAt.toISOString(),
  }))
  return { tokenId, onChain, requests }
}

/** In the index; or, where that is a moment behind, the block in which the chain itself shows the token. */
async function findMintBlock(ctx: Context, tokenId: string): Promise<number | null> {
  if (!isChainTokenId(tokenId)) return null
  return (await store.findMintBlock(ctx.db, tokenId)) ?? (await ctx.chain.findTokenOwner(tokenId))?.block ?? null
}
