import type { Address, Hex } from '@did/domain/hex'
import type { ChainReader } from './chain-reader.ts'
import { readInPieces } from './read-in-pieces.ts'
import { addressTopic } from './registry-calls.ts'
import { type RegistryLog, readTime } from './registry-log.ts'

// A verdict loads this file only for an identity whose control has changed.

/** The signature hashes of the events that tell who controlled an identity. */
export const controlTopics = {
  controlChanged: '0x0ec3a340cb79fb3344086ff6e446c5d51a4ffc7d66181ee00d1a06f67a11cce4',
  identityFrozen: '0x3780a67693358a45856d98c52fcebf2ee208f264ae2e72638eb89110ae099632',
  identityUnfrozen: '0x8e8876ff358e0888e6050e771e3141ce7c7da0d3b4165cb3b781062b9acfcaa8',
  recoveryStarted: '0xdb1ce116a3138b22efc2c21f3fcde9ebcddebec59de1f34902ffb13617803042',
} as const satisfies Record<string, Hex>

/**
 * Why a thief may have signed with the key that an identity had in a block. `reported`: the key was
 * reported stolen at `at` (Unix seconds), and a recovery later confirmed the report. `replaced`:
 * another key took the place of this key at `at`.
 */
export type KeyLoss = { how: 'reported' | 'replaced'; at: number }

type Asked = { didRegistry: Address; deployedAtBlock: number; identity: Address; block: number }

/**
 * Finds out whether the identity had lost its own key by a block that precedes the last change of
 * control. Returns null if it still had the key then, and nobody had reported a theft that a later
 * change of control confirmed. Throws if the endpoint does not give all events.
 */
export async function findKeyLoss(reader: ChainReader, { identity, block, ...place }: Asked): Promise<KeyLoss | null> {
  const topics = [Object.values(controlTopics), addressTopic(identity)]
  const { didRegistry, deployedAtBlock: fromBlock } = place
  const logs = await readInPieces(reader, { didRegistry, topics, fromBlock })
  const { before, next } = splitAt(logs, block)
  const own = addressTopic(identity)
  const last = before.at(-1)
  if (last && last.topics[2] !== own) {
    // At this block, another address had control. The identity had lost its key at the change by
    // which it lost control for the last time before this block.
    const first = before[before.findLastIndex(({ topics: [, , controller] }) => controller === own) + 1] ?? last
    return { how: 'replaced', at: await readTime(reader, first) }
  }
  const reported = findReport(logs, { after: last, change: next })
  if (reported === null || reported.block > block) return null
  return { how: 'reported', at: await readTime(reader, reported) }
}

/** Returns the changes of control up to and in a block, and the first change after the block. */
function splitAt(logs: readonly RegistryLog[], block: number): { before: RegistryLog[]; next: RegistryLog } {
  const changes = logs.filter(isChange)
  const before = changes.filter((change) => change.block <= block)
  const next = changes[before.length]
  if (!next) throw new Error('the chain did not tell of the change of control that its registry shows')
  return { before, next }
}

function isChange({ topics: [event] }: RegistryLog): boolean {
  return event === controlTopics.controlChanged
}

type Period = { after: RegistryLog | undefined; change: RegistryLog }

/**
 * Finds the first report of a theft that a change of control confirmed. A freeze is a report if the
 * change ended the freeze. The start of a recovery is a report if this recovery was finished by the
 * change or later, because a thief may have vetoed the recovery and moved the identity away before
 * it was finished.
 */
function findReport(logs: readonly RegistryLog[], { after, change }: Period): RegistryLog | null {
  const end = logs.indexOf(change)
  const period = logs.slice(after ? logs.indexOf(after) + 1 : 0, end)
  const found = [findFreeze(period, change), findStart(period, logs.slice(end))]
  return found.filter((log) => log !== null).toSorted((a, b) => a.block - b.block)[0] ?? null
}

/**
 * Finds the freeze that a change of control ended. A recovery ends a freeze in its own transaction.
 * If a freeze ends in another way, the report of the theft was taken back.
 */
function findFreeze(period: readonly RegistryLog[], change: RegistryLog): RegistryLog | null {
  const isOf = (log: RegistryLog, event: Hex) => log.topics[0] === event
  const start = period.findLast((log) => isOf(log, controlTopics.identityFrozen))
  const end = period.findLast((log) => isOf(log, controlTopics.identityUnfrozen))
  return start && end?.transaction === change.transaction ? start : null
}

/**
 * Finds the start of the recovery that was finished first among the events `since`. A thief may
 * have vetoed this recovery, and guardians then start it again for the same target. So this returns
 * the first event of `period` that started a recovery for this target, or null.
 */
function findStart(period: readonly RegistryLog[], since: readonly RegistryLog[]): RegistryLog | null {
  const finish = since.findIndex((log) => isChange(log) && isByRecovery(log))
  const listStarts = (logs: readonly RegistryLog[]) =>
    logs.filter(({ topics: [event] }) => event === controlTopics.recoveryStarted)
  const starts = listStarts(period)
  const last = finish < 0 ? null : listStarts([...period, ...since.slice(0, finish)]).at(-1)
  return starts.find((start) => last && nameTarget(start) === nameTarget(last)) ?? null
}

const wordDigits = 64

function nameTarget({ topics, data }: RegistryLog): string {
  // The event's data are the offset of the key, the time, the flag `isUnanimous`, and the key with
  // its length. The target of a recovery is an address or a key.
  return `${topics[2]} ${data.slice(2 + 3 * wordDigits).toLowerCase()}`
}

/** The data of a change of control are only one flag, which is 1 if guardians made the change. */
function isByRecovery({ data }: RegistryLog): boolean {
  return BigInt(data) === 1n
}
