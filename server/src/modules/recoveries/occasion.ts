import type { Address, Hex } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import type { Vote } from './policy.ts'

/**
 * Returns the freeze that a vote ends, or the changes that a vote stops, as the chain shows them
 * now. Returns null for any other vote. The signature names neither, so a signature for an earlier
 * freeze would end a later freeze, too. The service counts together only votes for one occasion.
 */
export async function findOccasion(
  { chain }: Context,
  { identity, decision: { kind } }: Pick<Vote, 'identity' | 'decision'>,
): Promise<Hex | null> {
  return kind === 'unfreeze' || kind === 'veto' ? chain.readOccasion({ identity, kind }) : null
}

/** Lists the occasions for which votes about an identity count now. */
export function listOccasions({ chain }: Context, identity: Address): Promise<Hex[]> {
  const kinds = ['unfreeze', 'veto'] as const
  return Promise.all(kinds.map((kind) => chain.readOccasion({ identity, kind })))
}
