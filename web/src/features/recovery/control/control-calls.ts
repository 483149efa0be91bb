import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { toRegistryList } from '@did/credentials/recovery/guardian-list'
import type { GuardianList } from '@did/domain/account/recovery'
import type { Address, Hex } from '@did/domain/hex'
import { encodeFunctionData } from 'viem'

/** This consent is empty, because whoever sends the transaction agrees by sending it. */
const bySending = { deadline: 0n, signature: '0x' } as const

type Setting = { identity: Address; hash: Hex; present: GuardianList }

export function encodeSetGuardians({ identity, hash, present }: Setting): Hex {
  const args = [identity, hash, toRegistryList(present), bySending] as const
  return encodeFunctionData({ abi, functionName: 'setGuardians', args })
}

/**
 * `next` is the consent of the address that takes over, and `present` that of the present
 * controller.
 */
type Move = { identity: Address; controller: Address; guardians: GuardianList; present: Signed; next: Signed }
export type Signed = { deadline: number; signature: Hex }

export function encodeMoveControl({ identity, controller, guardians, present, next }: Move): Hex {
  const consents = [toConsent(present), toConsent(next)] as const
  const args = [identity, controller, toRegistryList(guardians), ...consents] as const
  return encodeFunctionData({ abi, functionName: 'moveControl', args })
}

export function encodeFreeze(identity: Address): Hex {
  return encodeFunctionData({ abi, functionName: 'freeze', args: [identity, bySending] })
}

export function encodeRequestUnfreeze(identity: Address, present: GuardianList): Hex {
  const args = [identity, toRegistryList(present), bySending] as const
  return encodeFunctionData({ abi, functionName: 'requestUnfreeze', args })
}

export function encodeVeto(identity: Address): Hex {
  return encodeFunctionData({ abi, functionName: 'veto', args: [identity, bySending] })
}

function toConsent({ deadline, signature }: Signed) {
  return { deadline: BigInt(deadline), signature }
}
