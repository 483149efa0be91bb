import type { GuardianDecision, RecoveryTarget } from '@did/domain/account/recovery'
import type { AttestationDomain } from '@did/domain/attestation/attestation'
import { type Address, type Hex, toAddress } from '@did/domain/hex'
import { concatHex, hashTypedData, keccak256 } from 'viem/utils'

const recoveryMembers = [
  { name: 'identity', type: 'address' },
  { name: 'controller', type: 'address' },
  { name: 'key', type: 'bytes' },
  { name: 'round', type: 'uint256' },
] as const
const decisionMembers = [
  { name: 'identity', type: 'address' },
  { name: 'decision', type: 'string' },
  { name: 'round', type: 'uint256' },
] as const

/**
 * What one guardian signs: a decision about an identity in a round. `round` is the decimal number
 * that the registry returns as `guardianRound`.
 */
export type Voted = { identity: Address; decision: GuardianDecision; round: string }

const nobody: Address = `0x${'0'.repeat(40)}`

/**
 * Returns the two arguments by which the registry learns who takes over: an address and an empty
 * key, or the zero address and a key.
 */
export function describeTarget(target: RecoveryTarget): { controller: Address; key: Hex } {
  return target.kind === 'key'
    ? { controller: nobody, key: `0x${target.key.slice(2).toLowerCase()}` }
    : { controller: toAddress(target.controller), key: '0x' }
}

/**
 * Returns the typed data that a guardian's wallet signs, without the member `EIP712Domain` of
 * `types`.
 */
export function buildGuardianDecisionRequest(domain: AttestationDomain, { identity, decision, round }: Voted) {
  const described = { ...domain, verifyingContract: toAddress(domain.verifyingContract) }
  if (decision.kind === 'recover') {
    const message = { identity: toAddress(identity), ...describeTarget(decision.target), round }
    const types = { Recovery: [...recoveryMembers] }
    return { domain: described, types, primaryType: 'Recovery' as const, message }
  }
  const message = { identity: toAddress(identity), decision: decision.kind, round }
  const types = { GuardianDecision: [...decisionMembers] }
  return { domain: described, types, primaryType: 'GuardianDecision' as const, message }
}

/**
 * Returns the digest (32 bytes) that a guardian signs. The digest covers the identity, the round
 * and the decision.
 */
export function guardianDecisionDigest(domain: AttestationDomain, voted: Voted): Hex {
  return hashTypedData(buildGuardianDecisionRequest(domain, voted) as never)
}

/**
 * Returns the name under which the service counts the votes for a decision. Anybody can compute the
 * digest of a freeze, of its end and of a veto, so their name also needs the salt of the guardians'
 * list, which only the guardians' file says until guardians act on the chain. A recovery is counted
 * under its digest (`salt` is null), because the person who asks for it may have lost the file, and
 * only the guardians' link says which new key the digest names.
 */
export function tallyOf(digest: Hex, salt: Hex | null): Hex {
  return salt === null ? digest : keccak256(concatHex([digest, salt]))
}
