import type { Address } from '@did/domain/hex'
import { expect, test } from 'vitest'
import type { ChainReader } from '../chain/chain-reader.ts'
import { EthrHistoryTooLong, readEthrHistory } from './ethr-history.ts'

const registry: Address = `0x${'11'.repeat(20)}`
const identity: Address = `0x${'22'.repeat(20)}`
const owner = '33'.repeat(20)

test('a history of 256 changes is read, and a history with one more is not, in however few blocks', async () => {
  expect(await readBlocks([100, 156])).toHaveLength(256)
  await expect(readBlocks([100, 157])).rejects.toThrow(EthrHistoryTooLong)
  await expect(readBlocks([257])).rejects.toThrow(EthrHistoryTooLong)
})

test('a history that is too long is refused before any of its changes is parsed', async () => {
  const reader = readerOf(() => Array.from({ length: 6000 }, () => 'no change'))
  await expect(readEthrHistory(reader, { registry, identity, lastChange: 1 })).rejects.toThrow(EthrHistoryTooLong)
})

/** Reads the history of an identity with this many changes in each block, the oldest first. */
function readBlocks(counts: readonly number[]) {
  const reader = readerOf((block) => Array.from({ length: counts[block - 1] ?? 0 }, (_, index) => logOf(block, index)))
  return readEthrHistory(reader, { registry, identity, lastChange: counts.length })
}

function logOf(block: number, index: number) {
  const topic = '0x38a5a6e68f30ed1ab45860a4afb34bcb2fc00f22ca462d249b8a8d40cda6f7a3'
  const words = [owner, (block - 1).toString(16)].map((word) => word.padStart(64, '0'))
  const place = { blockNumber: `0x${block.toString(16)}`, logIndex: `0x${index.toString(16)}` }
  return { address: registry, topics: [topic], data: `0x${words.join('')}`, ...place }
}

function readerOf(listLogs: (block: number) => unknown): ChainReader {
  const unused = () => Promise.reject(new Error('The test asks for logs only'))
  const silent = { readChainId: unused, readCode: unused, call: unused, readBlock: unused }
  return { ...silent, readLogs: async ({ fromBlock }) => listLogs(Number(fromBlock)) }
}
