import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { describeTarget } from '@did/credentials/recovery/guardian-decision'
import { toRegistryList } from '@did/credentials/recovery/guardian-list'
import { hashChange, hashFreeze, hashNextGuardians, type OccasionalKind } from '@did/credentials/recovery/occasion'
import type { GuardianList, RecoveryTarget } from '@did/domain/account/recovery'
import type { Address, Hex } from '@did/domain/hex'
import { BaseError, ContractFunctionRevertedError, type PublicClient } from 'viem'

/**
 * `hash` is the hash of an identity's present list of guardians, or zero if the identity has no
 * guardians. `round` is the round that the guardians' votes must name.
 */
export type GuardianState = { hash: Hex; round: bigint }
type Question = { identity: Address; target: RecoveryTarget; guardians: GuardianList }

export async function readGuardianState(
  client: PublicClient,
  didRegistry: Address,
  identity: Address,
): Promise<GuardianState> {
  const blockNumber = await client.getBlockNumber()
  const read = { address: didRegistry, abi, args: [identity], blockNumber } as const
  const [[hash], round] = await Promise.all([
    client.readContract({ ...read, functionName: 'guardiansHash' }),
    client.readContract({ ...read, functionName: 'guardianRound' }),
  ])
  return { hash, round }
}

/**
 * Tells whether `target` is the recovery that a majority of the guardians started last, so that the
 * missing guardians can still join it. The registry does not publish that recovery. But it refuses
 * a call without signatures with one error if the call names that recovery, and with another error
 * if the call names another recovery.
 */
export async function isRecoveryToComplete(
  client: PublicClient,
  didRegistry: Address,
  { identity, target, guardians }: Question,
): Promise<boolean> {
  const { controller, key } = describeTarget(target)
  const unsigned = guardians.who.map((): Hex => '0x')
  const args = [identity, controller, key, toRegistryList(guardians), unsigned] as const
  try {
    await client.simulateContract({ address: didRegistry, abi, functionName: 'completeRecovery', args })
    return true
  } catch (error) {
    const reverted =
      error instanceof BaseError ? error.walk((cause) => cause instanceof ContractFunctionRevertedError) : null
    if (!(reverted instanceof ContractFunctionRevertedError)) throw error
    return reverted.data?.errorName === 'IdentityControlThreshold'
  }
}

/** The `kind` of the result is 0 if no change is pending. */
export function readPendingChange(client: PublicClient, didRegistry: Address, identity: Address) {
  return client.readContract({ address: didRegistry, abi, functionName: 'pendingChange', args: [identity] })
}

/**
 * Identifies the freeze that guardians would end now, or the pending changes of the identity that
 * they would stop now. A later freeze or later change has another value, even if it is about the
 * same key. While another list of guardians waits, the list alone decides about the value. Beside
 * such a list, the controller can start a move and stop it again as often as the controller likes,
 * and these moves must not make the guardians' votes invalid.
 */
export async function readOccasion(
  client: PublicClient,
  didRegistry: Address,
  { identity, kind }: { identity: Address; kind: OccasionalKind },
): Promise<Hex> {
  const blockNumber = await client.getBlockNumber()
  const read = { address: didRegistry, abi, args: [identity], blockNumber } as const
  if (kind === 'unfreeze') return hashFreeze(await client.readContract({ ...read, functionName: 'frozenSince' }))
  const [pending, [, next, nextAt]] = await Promise.all([
    client.readContract({ ...read, functionName: 'pendingChange' }),
    client.readContract({ ...read, functionName: 'guardiansHash' }),
  ])
  return nextAt === 0n ? hashChange(pending) : hashNextGuardians(next, nextAt)
}
