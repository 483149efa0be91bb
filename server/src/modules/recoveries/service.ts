import { tallyOf } from '@did/credentials/recovery/guardian-decision'
import type { CountedVotes, GuardianVote, IdentityControl, VoteCount } from '@did/domain/account/recovery'
import { AppError } from '@did/domain/errors'
import { type Address, type Hex, toAddress } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { Context } from '../../context.ts'
import { foldControl } from '../identity-control/fold-control.ts'
import { findControl } from '../identity-control/service.ts'
import { deploySigner } from '../sponsored-calls/deploy-signer.ts'
import { requireSponsor, type SponsoredClient } from '../sponsored-calls/service.ts'
import { bringVotes, findDecision } from './bring-votes.ts'
import { findOccasion, findOccasionOfDigest } from './occasion.ts'
import { assertGuardian, assertOccasion, assertSigned, readVote, type Vote, voteOver } from './policy.ts'
import { presentControl } from './present.ts'
import * as store from './store.ts'

/** The index may be some blocks behind the chain. An identity without events acts for itself. */
export async function getIdentityControl(ctx: Context, address: Address): Promise<IdentityControl> {
  const identity = toAddress(address)
  const row = (await findControl(ctx.db, identity)) ?? foldControl(identity, [])
  return presentControl(row, ctx.now())
}

/**
 * A caller who knows a decision's tally (`tallyOf`) has the guardians' link, and for every decision
 * but a recovery also the guardians' file. The count names no guardian. Votes about an earlier
 * freeze or an earlier pending change are not counted.
 */
export async function getVoteCount(ctx: Context, asked: { address: Address; tally: Hex }): Promise<VoteCount> {
  const identity = toAddress(asked.address)
  const counts = await store.countVotes(ctx.db, { identity, tally: asked.tally })
  const [first] = counts
  const present = first ? await findOccasionOfDigest(ctx, { identity, digest: first.digest }) : null
  const counted = counts.find(({ occasion }) => occasion === present)
  return { count: counted?.count ?? 0, threshold: counted?.threshold ?? null }
}

/**
 * Sends the decision once enough guardians have signed. Guardians need no account. A vote that
 * arrives again gets the same answer as at its first arrival.
 */
export async function addGuardianVote(
  ctx: Context,
  sent: GuardianVote,
  client: SponsoredClient,
): Promise<CountedVotes> {
  requireSponsor(ctx)
  const vote = readVote(attestationDomain(ctx.config), sent)
  const { hash, round } = await ctx.chain.readGuardianState(vote.identity)
  assertGuardian(vote, hash)
  const isLate = BigInt(vote.round) !== round
  if (isLate && !(await isToComplete(ctx, vote, round))) return repeatAnswer(ctx, vote)
  await assertSigned(vote, ctx.chain.judgeContractSignature)
  const signature = await deployGuardian(ctx, vote, client)
  const { threshold, salt } = vote.guardians
  const tally = tallyOf(vote.digest, vote.decision.kind === 'recover' ? null : salt)
  const occasion = await findOccasion(ctx, vote)
  assertOccasion(vote, occasion)
  await store.addVote(ctx.db, { ...vote, signature, tally, occasion, threshold, oldestRound: round - 1n })
  return bringVotes(ctx, vote, { isLate, occasion, client })
}

/**
 * Returns the signature to store. Until the chain shows the guardian's account, the signature keeps
 * its wrapper, which is needed to judge it.
 */
async function deployGuardian(ctx: Context, vote: Vote, client: SponsoredClient): Promise<Hex> {
  const purpose = { mints: false, isUrgent: true, isByGuardians: true } as const
  const deployed = await deploySigner(ctx, { ...vote, signer: vote.guardian }, { client, purpose })
  if (deployed === null)
    throw new AppError('guardian-signature-invalid', 'The registry cannot ask a wallet that is not deployed')
  return deployed.isOnChain ? deployed.signature : vote.signature
}

/** The missing guardians may still join a recovery that a majority has just started. */
async function isToComplete({ chain }: Context, vote: Vote, round: bigint): Promise<boolean> {
  const { identity, decision, guardians } = vote
  if (decision.kind !== 'recover' || BigInt(vote.round) !== round - 1n) return false
  return chain.isRecoveryToComplete({ identity, target: decision.target, guardians })
}

/**
 * Repeats the answer to an earlier vote with the same signature. Before the signature is on the
 * chain, only the guardian can have it.
 */
async function repeatAnswer(ctx: Context, vote: Vote): Promise<CountedVotes> {
  const votes = await store.listVotes(ctx.db, vote)
  const kept = votes.find(({ guardian }) => guardian === vote.guardian)
  if (!kept || !vote.signature.includes(kept.signature.slice(2))) throw voteOver()
  return {
    votes: votes.filter(({ occasion }) => occasion === kept.occasion).map(({ guardian }) => guardian),
    threshold: vote.guardians.threshold,
    transactionHash: await findDecision(ctx, vote),
  }
}
