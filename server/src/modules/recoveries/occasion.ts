import { guardianDecisionDigest } from '@did/credentials/recovery/guardian-decision'
import type { Address, Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { Context } from '../../context.ts'
import type { Vote } from './policy.ts'

const occasional = ['unfreeze', 'veto'] as const

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

/**
 * Returns the occasion for which votes with this digest count now. Returns null for a digest of any
 * other decision, whose votes have no occasion.
 */
export async function findOccasionOfDigest(
  { chain, config }: Context,
  { identity, digest }: { identity: Address; digest: Hex },
): Promise<Hex | null> {
  const { round } = await chain.readGuardianState(identity)
  const domain = attestationDomain(config)
  const kind = occasional.find(
    (each) => guardianDecisionDigest(domain, { identity, decision: { kind: each }, round: String(round) }) === digest,
  )
  return kind ? chain.readOccasion({ identity, kind }) : null
}
