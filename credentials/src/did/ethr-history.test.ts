import type { Address } from '@did/domain/hex'
import { maximumDidHistory } from '@did/domain/verifier/limits'
import { encodeAbiParameters, pad, stringToHex, toEventSelector } from 'viem'
import { expect, test } from 'vitest'
import type { ChainReader } from '../chain/chain-reader.ts'
import { AnswerTooLong } from '../chain/limit-answers.ts'
import { EthrHistoryTooLong, readEthrHistory } from './ethr-history.ts'

const registry: Address = `0x${'11'.repeat(20)}`
const identity: Address = `0x${'22'.repeat(20)}`
const owner = '33'.repeat(20)

test('a history of 256 changes is read, and a history of 257 changes is refused, whether the changes are in one block or in several', async () => {
  expect(await readBlocks([100, 156])).toHaveLength(256)
  await expect(readBlocks([100, 157])).rejects.toThrow(EthrHistoryTooLong)
  await expect(readBlocks([257])).rejects.toThrow(EthrHistoryTooLong)
})

test('a history that is too long is refused before any of its changes is parsed', async () => {
  const reader = readerOf(() => Array.from({ length: 6000 }, () => 'no change'))
  await expect(readEthrHistory(reader, { registry, identity, lastChange: 1 })).rejects.toThrow(EthrHistoryTooLong)
})

test('a history of few changes is refused when the values of its attributes have more than 256,000 bytes', async () => {
  const readOf = (bytes: number) => {
    const reader = readerOf((block) => [attributeOf(block, bytes)])
    return readEthrHistory(reader, { registry, identity, lastChange: 2 })
  }
  expect(await readOf(100_000)).toHaveLength(2)
  await expect(readOf(130_000)).rejects.toThrow(EthrHistoryTooLong)
})

test('a history is refused when the chain’s answer about one block was too long to be read', async () => {
  const reader = { ...readerOf(() => []), readLogs: () => Promise.reject(new AnswerTooLong()) }
  await expect(readEthrHistory(reader, { registry, identity, lastChange: 1 })).rejects.toThrow(EthrHistoryTooLong)
})

test('256 changes with 256,000 bytes fit into one answer of the chain, however much the chain says about each change', async () => {
  const bytes = maximumDidHistory.bytes / maximumDidHistory.changes
  const said = { ...attributeOf(1, bytes), blockHash: pad('0x1'), transactionHash: pad('0x1'), note: 'x'.repeat(1000) }
  const logs = Array.from({ length: maximumDidHistory.changes }, () => said)
  expect(JSON.stringify({ jsonrpc: '2.0', id: 1, result: logs }).length).toBeLessThan(maximumDidHistory.answerBytes)
})

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

/** The returned log is the only one in its block. */
function attributeOf(block: number, bytes: number) {
  const data = encodeAbiParameters(
    [{ type: 'bytes32' }, { type: 'bytes' }, { type: 'uint256' }, { type: 'uint256' }],
    [stringToHex('did/pub/RSA/veriKey/pem', { size: 32 }), `0x${'61'.repeat(bytes)}`, 1n, BigInt(block - 1)],
  )
  const topic = toEventSelector('DIDAttributeChanged(address,bytes32,bytes,uint256,uint256)')
  return { ...logOf(block, 0), topics: [topic], data }
}

function readerOf(listLogs: (block: number) => unknown): ChainReader {
  const unused = () => Promise.reject(new Error('The test asks for logs only'))
  const silent = { readChainId: unused, readCode: unused, call: unused, readBlock: unused }
  return { ...silent, readLogs: async ({ fromBlock }) => listLogs(Number(fromBlock)) }
}
