import type { Client } from 'viem'
import { estimateFeesPerGas } from 'viem/actions'
import type { Fees } from './store.ts'

export async function readFees(client: Client): Promise<Fees> {
  const { maxFeePerGas, maxPriorityFeePerGas } = await estimateFeesPerGas(client)
  return { maxFee: maxFeePerGas, maxPriorityFee: maxPriorityFeePerGas }
}

/**
 * A fee rises to this many times the present price at most. On a chain that makes no blocks for an
 * hour, unlimited raises would lead to a fee of thousands of times the price, and the account would
 * pay that fee once the chain makes blocks again.
 */
const timesThePrice = 8n

/**
 * Raises each fee by a quarter, because chain nodes require a raise, or to the present price if
 * that is higher. Returns null if the fee is far above the price already.
 */
export function raiseFees(before: Fees, now: Fees): Fees | null {
  if (before.maxFee > now.maxFee * timesThePrice) return null
  const raise = (was: bigint, is: bigint) => max((was * 5n) / 4n + 1n, is)
  return {
    maxFee: raise(before.maxFee, now.maxFee),
    maxPriorityFee: raise(before.maxPriorityFee, now.maxPriorityFee),
  }
}

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
