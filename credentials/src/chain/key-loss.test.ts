import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import type { Address, Hex } from '@did/domain/hex'
import { encodeAbiParameters, encodeEventTopics } from 'viem'
import { expect, test } from 'vitest'
import type { ChainReader } from './chain-reader.ts'
import { controlTopics, findKeyLoss } from './key-loss.ts'
import { addressTopic } from './registry-calls.ts'

const identity: Address = `0x${'1d'.repeat(20)}`
const another: Address = `0x${'c0'.repeat(20)}`
const nobody: Address = `0x${'00'.repeat(20)}`
const didRegistry: Address = `0x${'4e'.repeat(20)}`

type Happened = { event: keyof typeof controlTopics; block: number; to?: Address; transaction?: number; data?: Hex }

/** Each block has one transaction of its own, unless an event names another transaction. */
function find(events: readonly Happened[], block: number) {
  const unasked = () => Promise.reject(new Error('Nobody asks this'))
  const hash = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`
  const chain: ChainReader = {
    readLogs: async () =>
      events.map(({ event, block: at, to, transaction = at, data = '0x' }, index) => ({
        address: didRegistry,
        topics: [controlTopics[event], addressTopic(identity), ...(to ? [addressTopic(to)] : [])],
        data,
        blockNumber: `0x${at.toString(16)}`,
        blockHash: hash(at),
        blockTimestamp: `0x${(at * 10).toString(16)}`,
        transactionHash: hash(transaction),
        logIndex: `0x${index.toString(16)}`,
      })),
    ...{ call: unasked, readCode: unasked, readChainId: unasked, readBlock: unasked },
  }
  return findKeyLoss(chain, { didRegistry, deployedAtBlock: 1, identity, block })
}

const frozenAt = (block: number): Happened => ({ event: 'identityFrozen', block })
const changedAt = (block: number, to: Address, byRecovery = false): Happened => ({
  ...{ event: 'controlChanged', block, to },
  data: encodeAbiParameters([{ type: 'bool' }], [byRecovery]),
})
const recoveredAt = (block: number, to: Address): Happened[] => [
  { event: 'identityUnfrozen', block },
  changedAt(block, to, true),
]
const startedAt = (block: number, to: Address, { key = '0x', isUnanimous = false }: Start = {}): Happened => ({
  ...{ event: 'recoveryStarted', block, to },
  data: encodeAbiParameters(
    [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bool' }],
    [key, BigInt(block), isUnanimous],
  ),
})
type Start = { key?: Hex; isUnanimous?: boolean }

test('a key was not lost before the block in which its theft was reported', async () => {
  expect(await find([frozenAt(20), ...recoveredAt(30, another)], 19)).toBeNull()
})

test.each([
  ['another address', another],
  ['a new key of the same account', identity],
])('a key counts as lost since the report of its theft when guardians recover the identity to %s', async (_, to) => {
  for (const block of [20, 29])
    expect(await find([frozenAt(20), ...recoveredAt(30, to)], block)).toEqual({ how: 'reported', at: 200 })
})

test('a key counts as lost since guardians started the identity’s recovery when nobody froze the identity before that start', async () => {
  const started = startedAt(20, another)
  expect(await find([started, changedAt(30, another, true)], 25)).toEqual({ how: 'reported', at: 200 })
  expect(await find([started, frozenAt(22), ...recoveredAt(30, another)], 21)).toEqual({ how: 'reported', at: 200 })
})

test('a key counts as lost since the first start of a recovery, even when all guardians start the recovery again later', async () => {
  const [first, again] = [startedAt(20, another), startedAt(26, another, { isUnanimous: true })]
  expect(await find([first, again, changedAt(30, another, true)], 23)).toEqual({ how: 'reported', at: 200 })
  const key: Hex = `0x${'ab'.repeat(64)}`
  const byKey = [20, 26].map((block) => startedAt(block, nobody, { key }))
  expect(await find([...byKey, changedAt(30, identity, true)], 23)).toEqual({ how: 'reported', at: 200 })
})

test('a key counts as lost since the start of a recovery that a thief vetoed before the thief moved the identity away', async () => {
  const [first, again] = [startedAt(20, another), startedAt(35, another)]
  const events = [first, changedAt(30, didRegistry), again, changedAt(40, another, true)]
  expect(await find(events, 25)).toEqual({ how: 'reported', at: 200 })
})

test('the start of a vetoed recovery does not show that a key was lost when the recovery that took place later had another target', async () => {
  const vetoed = [startedAt(20, another), changedAt(30, didRegistry)]
  expect(await find([...vetoed, startedAt(35, nobody), changedAt(40, nobody, true)], 25)).toBeNull()
})

test('the start of a recovery that never took place does not show that a key was lost', async () => {
  const [unused, used] = [startedAt(20, didRegistry), startedAt(26, another)]
  expect(await find([unused, used, changedAt(30, another, true)], 23)).toBeNull()
  const keys: Hex[] = [`0x${'ab'.repeat(64)}`, `0x${'cd'.repeat(64)}`]
  const byKey = keys.map((key, index) => startedAt(20 + index * 6, nobody, { key }))
  expect(await find([...byKey, changedAt(30, identity, true)], 23)).toBeNull()
  expect(await find([startedAt(20, another), changedAt(30, another)], 25)).toBeNull()
})

test('a report of a key’s theft that was taken back does not show that the key was lost', async () => {
  const unfrozen: Happened = { event: 'identityUnfrozen', block: 22 }
  expect(await find([frozenAt(20), unfrozen, changedAt(30, another)], 25)).toBeNull()
})

test('a key counts as lost since the first change of control, however often control changed later', async () => {
  const events = [changedAt(20, another), changedAt(30, didRegistry), changedAt(40, another)]
  expect(await find(events, 19)).toBeNull()
  for (const block of [20, 35]) expect(await find(events, block)).toEqual({ how: 'replaced', at: 200 })
})

test('a key does not count as lost while control is back at the identity itself', async () => {
  const events = [changedAt(20, another), changedAt(30, identity), changedAt(40, another), changedAt(50, didRegistry)]
  expect(await find(events, 35)).toBeNull()
  expect(await find(events, 45)).toEqual({ how: 'replaced', at: 400 })
})

test('a key that a recovery gave to an account does not count as lost until the next report of a theft', async () => {
  const events = [frozenAt(20), ...recoveredAt(30, identity), frozenAt(50), ...recoveredAt(60, identity)]
  expect(await find(events, 40)).toBeNull()
  expect(await find(events, 55)).toEqual({ how: 'reported', at: 500 })
})

test('it is unknown whether a key was lost when the endpoint leaves out the event of the change of control that the registry shows', async () => {
  await expect(find([frozenAt(20)], 25)).rejects.toThrow()
  await expect(find([changedAt(20, another)], 25)).rejects.toThrow()
})

test('the events about the control of an identity have the topics of the generated ABI', () => {
  for (const eventName of ['ControlChanged', 'IdentityFrozen', 'IdentityUnfrozen', 'RecoveryStarted'] as const)
    expect(encodeEventTopics({ abi, eventName, args: { identity } }).slice(0, 2)).toEqual([
      controlTopics[`${eventName.charAt(0).toLowerCase()}${eventName.slice(1)}` as keyof typeof controlTopics],
      addressTopic(identity),
    ])
})
