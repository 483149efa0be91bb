import type { Client } from 'viem'
import { estimateFeesPerGas } from 'viem/actions'
import type { Fees } from './store.ts'

export async function readFees(client: Client): Promise<Fees> {
  const { maxFeePerGas, maxPriorityFeePerGas } = await estimateFeesPerGas(client)
  return { maxFee: maxFeePerGas, maxPriorityFee: maxPriorityFeePerGas }
}

/**
 * Raises each fee by a quarter, or to the present price if that is higher. Chain nodes require a
 * raise.
 */
export function raiseFees(before: Fees, now: Fees): Fees {
  const raise = (was: bigint, is: bigint) => max((was * 5n) / 4n + 1n, is)
  return {
    maxFee: raise(before.maxFee, now.maxFee),
    maxPriorityFee: raise(before.maxPriorityFee, now.maxPriorityFee),
  }
}

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
