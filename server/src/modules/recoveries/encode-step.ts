import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { describeTarget } from '@did/credentials/recovery/guardian-decision'
import { toRegistryList } from '@did/credentials/recovery/guardian-list'
import type { Address, Hex } from '@did/domain/hex'
import { decodeFunctionData, encodeFunctionData } from 'viem'
import type { Signatures } from './choose-signatures.ts'
import type { Vote } from './policy.ts'

/** `complete` turns a recovery that a majority has started into a decision of all guardians. */
export type Step = 'decide' | 'complete'

const decisionNumbers = { freeze: 0, unfreeze: 1, veto: 2 } as const

/** The registry expects a signature, or an empty one, for each guardian in the list's order. */
export function encodeStep({ identity, decision, guardians }: Vote, step: Step, signatures: Signatures): Hex {
  const votes = [toRegistryList(guardians), guardians.who.map((guardian) => signatures.get(guardian) ?? '0x')] as const
  if (decision.kind !== 'recover') {
    const args = [identity, decisionNumbers[decision.kind], ...votes] as const
    return encodeFunctionData({ abi, functionName: 'decide', args })
  }
  const { controller, key } = describeTarget(decision.target)
  const functionName = step === 'complete' ? 'completeRecovery' : 'startRecovery'
  return encodeFunctionData({ abi, functionName, args: [identity, controller, key, ...votes] })
}

export function listVoters({ guardians }: Vote, data: Hex): ReadonlySet<Address> {
  const call = decodeFunctionData({ abi, data })
  const signatures =
    call.functionName === 'decide' ? call.args[3] : call.functionName === 'startRecovery' ? call.args[4] : []
  return new Set(guardians.who.filter((_, place) => (signatures[place] ?? '0x') !== '0x'))
}

export function hasEverySignature(data: Hex): boolean {
  const call = decodeFunctionData({ abi, data })
  return call.functionName === 'startRecovery' && call.args[4].every((signature) => signature !== '0x')
}
