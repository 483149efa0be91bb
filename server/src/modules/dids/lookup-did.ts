import { type DidLookup, isChainTokenId } from '@did/domain/did'
import type { Address } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import type { Session } from '../auth/session.ts'
import { shortRange } from '../chain-index/chain-range.ts'
import { findMint as findIndexedMint } from '../chain-index/mints.ts'
import { findIndexedBlock } from '../chain-index/service.ts'
import { findControl } from '../identity-control/service.ts'
import { findEntitled } from '../users/policy.ts'
import { listRequestsAboutDid } from '../verification-requests/service.ts'

/** A verifier gets its requests about the DID, too. */
export async function lookupDid(ctx: Context, session: Session, tokenId: string): Promise<DidLookup> {
  const verifier = findEntitled(session)
  const [mint, asked] = await Promise.all([
    findMint(ctx, tokenId),
    verifier ? listRequestsAboutDid(ctx, verifier.id, tokenId) : [],
  ])
  // `locked` is always true, because the registry's tokens cannot be transferred.
  const onChain = mint && { since: (await ctx.chain.readBlockTime(mint.block)).toISOString(), locked: true }
  const requests = asked.map(({ id, claimTitle, status, createdAt, withdrawnAt }) => ({
    id,
    claimTitle,
    status,
    requestDate: createdAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }))
  return { tokenId, onChain, ...(mint?.owner && { control: await lookupControl(ctx, mint.owner) }), requests }
}

/**
 * Finds who acts for the owner. The identity counts as frozen, too, if the address that acts for it
 * is frozen, because then a thief may have the key of this address.
 */
async function lookupControl({ db }: Context, owner: Address): Promise<DidLookup['control']> {
  const row = await findControl(db, owner)
  const acting = row && row.controller !== owner ? await findControl(db, row.controller) : null
  const frozenSince = row?.frozenSince ?? acting?.frozenSince ?? null
  return {
    controller: row?.controller ?? owner,
    since: row?.controlledSince?.toISOString() ?? null,
    frozenSince: frozenSince?.toISOString() ?? null,
  }
}

/** Asks the chain itself if the index does not show the mint. */
async function findMint(ctx: Context, tokenId: string): Promise<{ block: number; owner?: Address } | null> {
  if (!isChainTokenId(tokenId)) return null
  // The index's newest block is read first, because the index may reach the mint meanwhile.
  const indexed = await findIndexedBlock(ctx)
  const known = await findIndexedMint(ctx.db, tokenId)
  if (known !== null) return known
  // The search begins some blocks earlier, because the newest indexed blocks may have been
  // replaced, and the mint may be in their place.
  const fromBlock = Math.max(ctx.config.didRegistryBlock, (indexed?.number ?? 0) - shortRange)
  const block = await ctx.chain.findMintBlock({ tokenId, fromBlock })
  return block === null ? null : { block }
}
