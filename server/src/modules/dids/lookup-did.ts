import { type DidLookup, isChainTokenId } from '@did/domain/did'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import { shortRange } from '../chain-index/chain-reader.ts'
import { findMintBlock as findMintBlockOf } from '../chain-index/mints.ts'
import { findIndexedBlock } from '../chain-index/service.ts'
import { listRequestsAboutDid } from '../verification-requests/service.ts'

/** Returns what the chain shows of a DID, and to a verifier its requests about the DID. */
export async function lookupDid(ctx: Context, { user }: Session, tokenId: string): Promise<DidLookup> {
  const [block, asked] = await Promise.all([
    findMintBlock(ctx, tokenId),
    user ? listRequestsAboutDid(ctx, user.id, tokenId) : [],
  ])
  // `locked` is always true, because the registry's tokens cannot be transferred.
  const onChain = block === null ? null : { since: (await ctx.chain.readBlockTime(block)).toISOString(), locked: true }
  const requests = asked.map(({ id, claimTitle, status, createdAt }) => ({
    id,
    claimTitle,
    status,
    requestDate: createdAt.toISOString(),
  }))
  return { tokenId, onChain, requests }
}

/** Asks the chain itself while the index does not show the mint. */
async function findMintBlock(ctx: Context, tokenId: string): Promise<number | null> {
  if (!isChainTokenId(tokenId)) return null
  // Read the index's newest block first, because the index may reach the mint meanwhile.
  const indexed = await findIndexedBlock(ctx)
  const known = await findMintBlockOf(ctx.db, tokenId)
  if (known !== null) return known
  // The newest indexed blocks may have been replaced since, and the mint may be in their place.
  const fromBlock = Math.max(ctx.config.didRegistryBlock, (indexed?.number ?? 0) - shortRange)
  return ctx.chain.findMintBlock({ tokenId, fromBlock })
}
