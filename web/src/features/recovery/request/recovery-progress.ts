import type { IdentityControl, RecoveryTarget } from '@did/domain/account/recovery'
import { isSameAddress } from '@did/domain/hex'
import { keccak256 } from 'viem'
import type { RecoveryRequest } from './recovery-request.ts'

/**
 * `other` means that the guardians decided a recovery to another key or wallet than the requested
 * one. `readyAt` is the time from which the recovery can be finished.
 */
export type RecoveryProgress =
  | { kind: 'waiting' }
  | { kind: 'other' }
  | { kind: 'agreed' | 'ready'; readyAt: string; isUnanimous: boolean }
  | { kind: 'done' }

type Asked = { request: RecoveryRequest; isKeyOnChain: boolean }

/** `isKeyOnChain` is true if the chain says that the requested key opens the account. */
export function findProgress(
  control: IdentityControl | null,
  { request, isKeyOnChain }: Asked,
  now: number,
): RecoveryProgress {
  if (!control) return { kind: 'waiting' }
  const { pending } = control
  if (pending?.kind === 'recovery') {
    if (!isAboutTarget(pending, request.target)) return { kind: 'other' }
    const { readyAt, isUnanimous } = pending
    return { kind: Date.parse(readyAt) <= now ? 'ready' : 'agreed', readyAt, isUnanimous }
  }
  return isDone(control, { request, isKeyOnChain }) ? { kind: 'done' } : { kind: 'waiting' }
}

type Pending = Pick<NonNullable<IdentityControl['pending']>, 'controller' | 'keyHash'>

export function isAboutTarget({ controller, keyHash }: Pending, target: RecoveryTarget): boolean {
  return target.kind === 'key'
    ? keyHash === keccak256(target.key)
    : controller !== null && isSameAddress(controller, target.controller)
}

/**
 * After a recovery to any key, the identity controls itself. So only the chain can tell whether the
 * requested key opens the account.
 */
function isDone({ controller, byRecovery }: IdentityControl, { request, isKeyOnChain }: Asked): boolean {
  const { identity, target } = request
  if (target.kind === 'controller') return isSameAddress(controller, target.controller)
  return isKeyOnChain && byRecovery && isSameAddress(controller, identity)
}
