import type { GuardianList } from '@did/domain/account/recovery'
import { type Hex, toAddress } from '@did/domain/hex'
import { encodeAbiParameters, keccak256 } from 'viem/utils'

const guardiansType = [
  {
    type: 'tuple',
    components: [
      { name: 'who', type: 'address[]' },
      { name: 'threshold', type: 'uint8' },
      { name: 'delay', type: 'uint64' },
      { name: 'salt', type: 'bytes32' },
    ],
  },
] as const

/** Returns a list of guardians in the form that the registry's functions accept. */
export function toRegistryList({ who, threshold, delay, salt }: GuardianList) {
  return { who: who.map(toAddress), threshold, delay: BigInt(delay), salt }
}

/**
 * Returns the hash of a list of guardians. The registry stores only this hash:
 * `keccak256(abi.encode(guardians))`.
 */
export function hashGuardianList(list: GuardianList): Hex {
  return keccak256(encodeAbiParameters(guardiansType, [toRegistryList(list)]))
}

/** Tells whether the addresses are in ascending order. In such a list, no guardian occurs twice. */
export function isInOrder({ who }: Pick<GuardianList, 'who'>): boolean {
  const words = who.map(toAddress)
  return words.every((word, index) => index === 0 || (words[index - 1] ?? '') < word)
}
