import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import type { Address, Hex } from '@did/domain/hex'
import { encodeFunctionData } from 'viem'

export function encodeAccredit(verifier: Address, name: string, domain: string): Hex {
  return encodeFunctionData({ abi: didRegistryAbi, functionName: 'accredit', args: [verifier, name, domain] })
}

/**
 * `asOf` is the Unix second from which the suspension counts. If `asOf` is null, the suspension
 * counts from the time of the call's block.
 */
export function encodeSuspend(verifier: Address, reason: string, asOf: number | null): Hex {
  if (asOf !== null)
    return encodeFunctionData({
      abi: didRegistryAbi,
      functionName: 'suspendAsOf',
      args: [verifier, BigInt(asOf), reason],
    })
  return encodeFunctionData({ abi: didRegistryAbi, functionName: 'suspend', args: [verifier, reason] })
}
