import { estimateGas } from 'viem/actions'
import { type Hold, isOutOfGas, isRevert, readHold } from './hold.ts'
import type { Outbox } from './outbox.ts'
import type { Call, Fees } from './store.ts'

export type Estimate =
  | { status: 'passes'; gas: bigint }
  /** The chain would revert it, or it needs more gas than it may have. */
  | { status: 'refused' }
  | { status: 'held'; hold: NonNullable<Hold> }

type Estimated = Pick<Call, 'recipient' | 'data'> & { fees: Fees; gasAtMost?: bigint }

/**
 * What a call needs, estimated with the sender and the fees of the real transaction: a contract that is called can see both, and
 * could pass an estimate without a price only.
 */
export async function estimateCall(
  { client, account }: Outbox,
  { recipient, data, fees, gasAtMost }: Estimated,
): Promise<Estimate> {
  const price = { maxFeePerGas: fees.maxFee, maxPriorityFeePerGas: fees.maxPriorityFee }
  const call = { account: account.address, to: recipient, data, ...price }
  try {
    const gas = await estimateGas(client, gasAtMost === undefined ? call : { ...call, gas: gasAtMost })
    return gasAtMost !== undefined && gas > gasAtMost ? { status: 'refused' } : { status: 'passes', gas }
  } catch (error) {
    // Nodes word it as a revert that a call without a limit of its own needs more gas than the account can pay.
    if (gasAtMost === undefined && isOutOfGas(error)) return { status: 'held', hold: 'no-funds' }
    if (isRevert(error) || (gasAtMost !== undefined && isOutOfGas(error))) return { status: 'refused' }
    return { status: 'held', hold: readHold(error) ?? 'refused' }
  }
}
