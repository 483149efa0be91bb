import { AppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import { encodeAbiParameters, keccak256 } from 'viem'
import type { Context } from '../../context.ts'
import { findOutcome, type Planned } from './service.ts'
import { isRefusedUnsent } from './store.ts'

/** An action that the service sends only once: a word, and the digest of what the word is about. */
export type Deed = readonly [word: 'decide' | 'complete' | 'finish' | 'deploy', about: Hex]
/** `isFirst` is false once the chain has refused or reverted an attempt. */
export type Attempt = { digest: Hex; isFirst: boolean }

/** The service pays this often for an action whose transaction the chain reverts. */
const attemptsAtMost = 3

/**
 * Returns the digest under which an action is sent now. Every node finds the same digest, so that
 * simultaneous calls send one transaction. A transaction that was reverted makes room for another.
 */
export async function findAttempt(ctx: Context, deed: Deed): Promise<Attempt> {
  for (let number = 0; number < attemptsAtMost; number += 1) {
    const digest = digestOf(deed, number)
    if ((await findOutcome(ctx, digest))?.isRefused) continue
    return { digest, isFirst: number === 0 && !(await isRefusedUnsent(ctx.db, digest)) }
  }
  throw new AppError('sponsored-call-fails', 'The chain has reverted this several times')
}

/** Returns the newest transaction of an action that was not reverted, if one is known. */
export async function findSent(ctx: Context, deed: Deed): Promise<Hex | null> {
  const { digest } = await findAttempt(ctx, deed)
  return (await findOutcome(ctx, digest))?.hash ?? null
}

/** Plans a call that may use the reserve, because the owner may be helpless against a thief. */
export function urgently(call: { recipient: Address; data: Hex }): Planned {
  return { ...call, mints: false, isUrgent: true, isByGuardians: true }
}

function digestOf([word, about]: Deed, attempt: number): Hex {
  const types = [{ type: 'string' }, { type: 'bytes' }, { type: 'uint8' }] as const
  return keccak256(encodeAbiParameters(types, [word, about, attempt]))
}
