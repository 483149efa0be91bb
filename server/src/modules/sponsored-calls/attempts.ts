import { AppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import { encodeAbiParameters, keccak256 } from 'viem'
import type { Context } from '../../context.ts'
import { findOutcome, type Planned } from './service.ts'
import { findRefused } from './store.ts'

/**
 * The service sends each of these actions only once. `about` is the digest of what the action is
 * about.
 */
export type Deed = readonly [word: 'decide' | 'complete' | 'finish' | 'deploy', about: Hex]
/** `refused` has the data of the calls that the chain has refused or reverted, the oldest first. */
export type Attempt = { digest: Hex; refused: readonly Hex[] }

/**
 * The service pays for at most this many reverted transactions of an action. A decision of
 * guardians has more attempts, because other guardians may sign after one guardian's wallet has
 * spoiled some attempts.
 */
const attemptsAtMost = { decide: 12, complete: 3, finish: 3, deploy: 3 }

/**
 * Every node finds the same digest for an action, so that simultaneous calls send one transaction.
 * After a transaction was reverted, the digest changes, so that the service can send a new
 * transaction for the action.
 */
export async function findAttempt(ctx: Context, deed: Deed): Promise<Attempt> {
  const refused: Hex[] = []
  for (let number = 0; number < attemptsAtMost[deed[0]]; number += 1) {
    const digest = digestOf(deed, number)
    const call = await findRefused(ctx.db, digest)
    if (call) refused.push(call.data)
    if (!call?.isSent) return { digest, refused }
  }
  throw new AppError('sponsored-call-fails', 'The chain has reverted this several times')
}

/** Returns the action's newest transaction that was not reverted, or null. */
export async function findSent(ctx: Context, deed: Deed): Promise<Hex | null> {
  const { digest } = await findAttempt(ctx, deed)
  return (await findOutcome(ctx, digest))?.hash ?? null
}

/** The call may use the reserve, because the owner may be helpless against a thief. */
export function urgently(call: { recipient: Address; data: Hex }): Planned {
  return { ...call, mints: false, isUrgent: true, isByGuardians: true }
}

function digestOf([word, about]: Deed, attempt: number): Hex {
  const types = [{ type: 'string' }, { type: 'bytes' }, { type: 'uint8' }] as const
  return keccak256(encodeAbiParameters(types, [word, about, attempt]))
}
