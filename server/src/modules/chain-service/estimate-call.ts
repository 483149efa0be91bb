import { estimateGas } from 'viem/actions'
import { type Hold, isOutOfGas, isRevert, readHold } from './hold.ts'
import type { Outbox } from './outbox.ts'
import type { Call, Fees } from './store.ts'

export type Estimate =
  | { status: 'passes'; gas: bigint }
  /** The chain would revert the call, or the call needs more gas than its limit. */
  | { status: 'refused' }
  | { status: 'held'; hold: NonNullable<Hold> }

type Estimated = Pick<Call, 'recipient' | 'data'> & { fees: Fees; gasAtMost?: bigint }

/** Uses the real sender and fees, by which a contract could otherwise recognise an estimate. */
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
    // Without a gas limit, out of gas means that the account cannot pay. viem calls that a revert.
    if (gasAtMost === undefined && isOutOfGas(error)) return { status: 'held', hold: 'no-funds' }
    if (isRevert(error) || (gasAtMost !== undefined && isOutOfGas(error))) return { status: 'refused' }
    return { status: 'held', hold: readHold(error) ?? 'refused' }
  }
}
