import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import type { Address, Hex } from '@did/domain/hex'
import { encodeFunctionData } from 'viem'

export function encodeAccredit(verifier: Address, name: string, domain: string): Hex {
  return encodeFunctionData({ abi: didRegistryAbi, functionName: 'accredit', args: [verifier, name, domain] })
}

export function encodeSuspend(verifier: Address, reason: string): Hex {
  return encodeFunctionData({ abi: didRegistryAbi, functionName: 'suspend', args: [verifier, reason] })
}
