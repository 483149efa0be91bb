import { hashGuardianList } from '@did/credentials/recovery/guardian-list'
import type { GuardianFile } from '@did/domain/account/recovery'
import type { AppConfig } from '@did/domain/app-config'
import { recoveryCalls } from '@did/domain/calls/recovery'
import { type Address, bytes32Schema, type Hex, toAddress } from '@did/domain/hex'
import { readRegistry } from '../../features/recovery/control/registry-chain.ts'
import { api } from '../../lib/api.ts'

export type FoundIdentity = {
  identity: Address
  controller: Address
  /**
   * The first key of the identity's account of passkeys. It is null if the identity is the address
   * of a wallet.
   */
  firstKey: { x: Hex; y: Hex } | null
  circle: { threshold: number; count: number } | null
}
export type Finding = { kind: 'found'; found: FoundIdentity } | { kind: 'no-guardians' } | { kind: 'outdated' }

/**
 * The service knows the identity's guardians, and the chain whether the identity is an account of
 * passkeys. Throws if one of them does not answer.
 */
export async function findIdentity(
  config: AppConfig,
  { address, file }: { address: Address; file: GuardianFile | null },
): Promise<Finding> {
  const identity = toAddress(address)
  const [control, key] = await Promise.all([
    api(recoveryCalls.getIdentityControl, { params: { address: identity }, cache: 'no-store' }),
    readRegistry(config).findFirstKey(identity),
  ])
  if (!control?.guardiansHash) return { kind: 'no-guardians' }
  if (file && hashGuardianList(file.guardians) !== control.guardiansHash) return { kind: 'outdated' }
  const circle = file && { threshold: file.guardians.threshold, count: file.guardians.who.length }
  const firstKey = key && { x: bytes32Schema.parse(key.x), y: bytes32Schema.parse(key.y) }
  return { kind: 'found', found: { identity, controller: toAddress(control.controller), firstKey, circle } }
}
