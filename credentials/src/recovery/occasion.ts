import type { IdentityControl } from '@did/domain/account/recovery'
import type { Address, Hex } from '@did/domain/hex'
import { encodeAbiParameters, keccak256, numberToHex } from 'viem/utils'

/** The decisions that are about one freeze or one change. */
export type OccasionalKind = 'unfreeze' | 'veto'

/** A pending change as the registry stores it. `kind` is its place in `IIdentityControl.Change`. */
type StoredChange = { kind: number; controller: Address; readyAt: bigint; isUnanimous: boolean; keyHash: Hex }

const uint64 = { type: 'uint64' } as const
const bytes32 = { type: 'bytes32' } as const
const change = [{ type: 'uint8' }, { type: 'address' }, uint64, { type: 'bool' }, bytes32] as const

/** Identifies a freeze by its start in Unix seconds. */
export function hashFreeze(since: bigint): Hex {
  return numberToHex(since, { size: 32 })
}

/** Identifies a pending change. */
export function hashChange({ kind, controller, readyAt, isUnanimous, keyHash }: StoredChange): Hex {
  return keccak256(encodeAbiParameters(change, [kind, controller, readyAt, isUnanimous, keyHash]))
}

/** Identifies a waiting list of guardians. `at` is the time from which the list counts. */
export function hashNextGuardians(hash: Hex, at: bigint): Hex {
  return keccak256(encodeAbiParameters([bytes32, uint64], [hash, at]))
}

const kinds = ['recovery', 'move', 'unfreeze'] as const
const nobody: Address = `0x${'0'.repeat(40)}`
const noKey: Hex = `0x${'0'.repeat(64)}`
const nothing: StoredChange = {
  kind: 0,
  controller: nobody,
  readyAt: 0n,
  isUnanimous: false,
  keyHash: noKey,
}

/**
 * Returns what a vote of this kind is about: the freeze that it ends, or the change that it stops.
 * The chain has the same value for the same freeze or change.
 */
export function occasionOf(
  kind: OccasionalKind,
  { frozenSince, nextGuardians, pending }: Pick<IdentityControl, 'frozenSince' | 'nextGuardians' | 'pending'>,
): Hex {
  if (kind === 'unfreeze') return hashFreeze(frozenSince === null ? 0n : toSeconds(frozenSince))
  if (nextGuardians) return hashNextGuardians(nextGuardians.hash, toSeconds(nextGuardians.at))
  if (!pending) return hashChange(nothing)
  const { controller, readyAt, isUnanimous, keyHash } = pending
  return hashChange({
    kind: 1 + kinds.indexOf(pending.kind),
    controller: controller ?? nobody,
    readyAt: toSeconds(readyAt),
    isUnanimous,
    keyHash: keyHash ?? noKey,
  })
}

function toSeconds(time: string): bigint {
  return BigInt(Date.parse(time) / 1000)
}
