import type { Client } from 'viem'
import { estimateFeesPerGas } from 'viem/actions'
import type { Fees } from './store.ts'

export async function readFees(client: Client): Promise<Fees> {
  const { maxFeePerGas, maxPriorityFeePerGas } = await estimateFeesPerGas(client)
  return { maxFee: maxFeePerGas, maxPriorityFee: maxPriorityFeePerGas }
}

/** A quarter more of each than before (nodes ask for a tenth or an eighth to replace a transaction), or what the chain asks now. */
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
