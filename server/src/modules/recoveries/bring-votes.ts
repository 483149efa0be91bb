import { checkDigestSignature } from '@did/credentials/signature/digest-signature'
import { unwrapSignature } from '@did/credentials/signature/unwrap-signature'
import type { CountedVotes } from '@did/domain/account/recovery'
import { AppError, isAppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import { type Attempt, findAttempt, findSent, urgently } from '../sponsored-calls/attempts.ts'
import { findDeployment } from '../sponsored-calls/deploy-signer.ts'
import { bringCall, findKeptCall, keepFollowingCall, type SponsoredClient } from '../sponsored-calls/service.ts'
import { chooseSignatures, type Signatures } from './choose-signatures.ts'
import { encodeStep, hasEverySignature, listVoters, type Step } from './encode-step.ts'
import type { Vote } from './policy.ts'
import { listVotes } from './store.ts'

/**
 * Only votes for this `occasion` count: the freeze that they end, or the pending changes that they
 * stop.
 */
type Counting = { isLate: boolean; occasion: Hex | null; client: SponsoredClient }

/**
 * Sends a decision to the chain once it has enough votes. A vote never waits until a transaction is
 * mined: calls that the chain accepts only later are stored.
 */
export async function bringVotes(
  ctx: Context,
  vote: Vote,
  { isLate, occasion, client }: Counting,
): Promise<CountedVotes> {
  const { who } = vote.guardians
  const threshold = await countNeeded(ctx, vote)
  const { signatures, deployment } = await listSignatures(ctx, vote, { threshold, occasion })
  const answer = (transactionHash: Hex | null) => ({ votes: [...signatures.keys()], threshold, transactionHash })
  const bringing = { vote, signatures, threshold, client, deployment }
  const areAll = vote.decision.kind === 'recover' && who.length > 1 && signatures.size === who.length
  if (isLate) return answer(areAll ? await bringStep(ctx, 'complete', bringing) : await findDecision(ctx, vote))
  if (signatures.size < threshold) return answer(null)
  const decided = await findAttempt(ctx, ['decide', vote.digest])
  const transactionHash = await bringStep(ctx, 'decide', bringing)
  if (areAll) await completeLater(ctx, decided, bringing)
  return answer(transactionHash)
}

/** Returns the hash of the newest transaction that the service has sent for the decision. */
export async function findDecision(ctx: Context, { digest }: Vote): Promise<Hex | null> {
  return (await findSent(ctx, ['complete', digest])) ?? findSent(ctx, ['decide', digest])
}

/**
 * Checks every signature once more, in the list's order. One wrong signature makes the registry
 * refuse the whole vote, and a guardian may have removed the key that signed. A signature that
 * cannot be judged is left out if enough others are good. `deployment` is the newest deployment of
 * a guardian's account that the chain does not show yet.
 */
async function listSignatures(
  ctx: Context,
  vote: Vote,
  { threshold, occasion }: { threshold: number; occasion: Hex | null },
): Promise<{ signatures: Signatures; deployment: Hex | null }> {
  const { digest, guardians } = vote
  const { judgeContractSignature } = ctx.chain
  const kept = (await listVotes(ctx.db, vote)).filter((each) => each.occasion === occasion)
  const judged = kept.map(async ({ guardian: signer, signature }) =>
    guardians.who.includes(signer) &&
    (await checkDigestSignature({ signer, digest, signature }, judgeContractSignature)) === true
      ? [{ signer, signature }]
      : [],
  )
  const settled = await Promise.allSettled(judged)
  const good = settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  const unjudged = settled.find(({ status }) => status === 'rejected')
  if (unjudged?.status === 'rejected' && good.length < threshold) throw unjudged.reason
  const bySigner = new Map(good.map(({ signer, signature }) => [signer, unwrapSignature(signature) ?? signature]))
  const wrapped = good.filter(({ signature }) => unwrapSignature(signature) !== null)
  return { signatures: inOrder(bySigner, guardians.who), deployment: await findDeployment(ctx, wrapped) }
}

function inOrder(signatures: Signatures, who: readonly Address[]): Signatures {
  return new Map(
    who.flatMap((guardian): [Address, Hex][] => {
      const signature = signatures.get(guardian)
      return signature === undefined ? [] : [[guardian, signature]]
    }),
  )
}

/** To stop a recovery that all guardians decided, all guardians must vote. */
async function countNeeded({ chain }: Context, { identity, decision, guardians }: Vote): Promise<number> {
  if (decision.kind !== 'veto') return guardians.threshold
  const { isUnanimous } = await chain.readPendingChange(identity)
  return isUnanimous ? guardians.who.length : guardians.threshold
}

type Votes = { vote: Vote; signatures: Signatures; threshold: number }
type Bringing = Votes & { client: SponsoredClient; deployment: Hex | null }

/** Returns the transaction's hash, or null while the call is stored and not sent. */
async function bringStep(ctx: Context, step: Step, { client, deployment, ...votes }: Bringing): Promise<Hex | null> {
  const attempt = await findAttempt(ctx, [step, votes.vote.digest])
  const call = planStep(ctx, step, votes, attempt)
  if (deployment !== null) {
    await keepFollowingCall(ctx, { ...call, after: deployment }, client)
    return findSent(ctx, [step, votes.vote.digest])
  }
  try {
    return (await bringCall(ctx, call, client)).transactionHash
  } catch (error) {
    if (isAppError(error, 'sponsoring-too-slow')) return null
    throw error
  }
}

/**
 * The last guardian may sign while the majority's recovery is on its way to the chain, so the
 * service completes the recovery later.
 */
async function completeLater(ctx: Context, decided: Attempt, { client, ...votes }: Bringing): Promise<void> {
  const start = await findKeptCall(ctx, decided.digest)
  if (start === null || hasEverySignature(start.data)) return
  const attempt = await findAttempt(ctx, ['complete', votes.vote.digest])
  await keepFollowingCall(ctx, { ...planStep(ctx, 'complete', votes, attempt), after: decided.digest }, client)
}

function planStep(ctx: Context, step: Step, votes: Votes, { digest, refused }: Attempt) {
  const { vote, signatures } = votes
  const plan = async () => {
    const isWhole = step === 'complete' || refused.length === 0
    const chosen = isWhole ? signatures : await chooseAfter(ctx, votes, refused)
    return urgently({ recipient: ctx.config.didRegistry, data: encodeStep(vote, step, chosen) })
  }
  return { digest, identity: vote.identity, plan }
}

async function chooseAfter(
  { chain: { isAccount } }: Context,
  { vote, signatures, threshold }: Votes,
  refused: readonly Hex[],
): Promise<Signatures> {
  const refusedTogether = refused.map((data) => listVoters(vote, data))
  const choosing = { digest: vote.digest, threshold, isAccount, refused: refusedTogether }
  const chosen = await chooseSignatures(signatures, choosing)
  if (chosen === null) throw new AppError('sponsored-call-fails', 'The chain has reverted the votes of these guardians')
  return chosen
}
