import { estimateGas, getBalance } from 'viem/actions'
import { readFees } from './fees.ts'
import type { Outbox } from './outbox.ts'
import { type Hold, isOutOfGas, isRevert, readHold } from './read-refusal.ts'
import type { Call, Fees } from './store.ts'

type Estimate =
  | { status: 'passes'; gas: bigint }
  /** The chain would revert the call, or the call needs more gas than its limit. */
  | { status: 'refused' }
  | { status: 'held'; hold: NonNullable<Hold> }

/** `gas` is a limit with a margin, and at most `gasAtMost`. `fees` are the fees of the estimate. */
export type Priced = Exclude<Estimate, { status: 'passes' }> | { status: 'passes'; gas: bigint; fees: Fees }

type Payer = Pick<Outbox, 'client' | 'account'>
type Estimated = Pick<Call, 'recipient' | 'data'> & { fees: Fees; gasAtMost?: bigint }

/** Returns the hold `no-funds` if the account cannot pay for the call at the present fees. */
export async function priceCall(payer: Payer, { gasAtMost, ...call }: Omit<Estimated, 'fees'>): Promise<Priced> {
  const { client, account } = payer
  const [balance, fees] = await Promise.all([getBalance(client, { address: account.address }), readFees(client)])
  // A chain node that estimates with fees stops at the gas that the account can pay for, so a poor
  // account gets no estimate.
  if (balance <= (gasAtMost ?? 0n) * fees.maxFee) return { status: 'held', hold: 'no-funds' }
  const estimate = await estimateCall(payer, { ...call, fees, ...(gasAtMost !== undefined && { gasAtMost }) })
  if (estimate.status !== 'passes') return estimate
  const gas = atMost(withMargin(estimate.gas), gasAtMost)
  return balance < gas * fees.maxFee ? { status: 'held', hold: 'no-funds' } : { status: 'passes', gas, fees }
}

function withMargin(gas: bigint): bigint {
  return (gas * 6n) / 5n
}

function atMost(gas: bigint, limit: bigint | undefined): bigint {
  return limit !== undefined && gas > limit ? limit : gas
}

/**
 * The estimate has the real sender and the real fees, so that a contract cannot recognise it by
 * other values and behave differently.
 */
async function estimateCall(
  { client, account }: Payer,
  { recipient, data, fees, gasAtMost }: Estimated,
): Promise<Estimate> {
  const price = { maxFeePerGas: fees.maxFee, maxPriorityFeePerGas: fees.maxPriorityFee }
  const call = { account: account.address, to: recipient, data, ...price }
  try {
    const gas = await estimateGas(client, gasAtMost === undefined ? call : { ...call, gas: gasAtMost })
    return gasAtMost !== undefined && gas > gasAtMost ? { status: 'refused' } : { status: 'passes', gas }
  } catch (error) {
    // Without a gas limit, “out of gas” means that the account cannot pay. viem reports it as a
    // revert.
    if (gasAtMost === undefined && isOutOfGas(error)) return { status: 'held', hold: 'no-funds' }
    if (isRevert(error) || (gasAtMost !== undefined && isOutOfGas(error))) return { status: 'refused' }
    return { status: 'held', hold: readHold(error) ?? 'refused' }
  }
}
