import type { Outbox } from '../chain-service/outbox.ts'
import type { Allowed, Work } from '../chain-service/work.ts'
import { assignCall, findWaitingCall, isCallOver, postponeCall, refuseCall } from './queue.ts'

/**
 * This gas is enough for an account's deployment with several calls, even without the P-256
 * precompile.
 */
export const sponsoredGasAtMost = 600_000n

const retryFollowingSeconds = 2

/**
 * The chain refuses a call that somebody else has already sent, because its nonce is used. The call
 * is then over without a transaction.
 */
export async function findSponsoredWork(
  { db, retryRelaySeconds }: Pick<Outbox, 'db' | 'retryRelaySeconds'>,
  { mined }: Pick<Allowed, 'mined'>,
): Promise<Work | null> {
  const call = await findWaitingCall(db, mined)
  if (!call) return null
  const { id, recipient, data, gas, afterCall } = call
  return {
    kind: 'sponsored',
    verifier: null,
    recipient,
    data,
    // The budgets have counted this gas. The call may need more gas now, because a contract can
    // have become more expensive.
    gasAtMost: gas,
    claim: async (tx, transactionId) => {
      if (!(await assignCall(tx, id, transactionId))) throw new Error('Another leader has sent this call')
    },
    onRefusal: async () => {
      const isEarly = afterCall !== null && !(await isCallOver(db, afterCall))
      await (isEarly ? postponeCall(db, id, retryFollowingSeconds) : refuseCall(db, id))
      return null
    },
    // A chain node that cannot estimate this call may still estimate the next call.
    onHold: async (hold) => {
      if (hold === 'no-funds') return hold
      await postponeCall(db, id, retryRelaySeconds)
      return null
    },
  }
}
