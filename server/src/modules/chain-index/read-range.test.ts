import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { type Hex, toAddress } from '@did/domain/hex'
import { createClient, custom, encodeAbiParameters, encodeEventTopics, getAbiItem, numberToHex, pad } from 'viem'
import { expect, test } from 'vitest'
import { createChainReader } from './chain-reader.ts'
import { followChain, type IndexStore, type StoredBlock } from './follow-chain.ts'
import type { RegistryEvent } from './registry-log.ts'

const registry = toAddress(`0x${'11'.repeat(20)}`)
const hashOf = (number: number) => pad(numberToHex(number + 1), { size: 32 })
const topics = encodeEventTopics({ abi, eventName: 'ClaimAdded', args: { didTokenId: 7n, textHash: hashOf(0) } })
const texts = getAbiItem({ abi, name: 'ClaimAdded' }).inputs.filter(({ indexed }) => !indexed)

/** A call names a block by its number or as the latest one, or asks for the logs of a block. */
type Asks = Hex | 'latest' | { blockHash: Hex }

/**
 * Each block has `claims` claims with a description of 10,000 characters. `asked` counts the
 * questions about the events of a block.
 */
function buildChain({ blocks, claims }: { blocks: number; claims: number }) {
  const data = encodeAbiParameters(texts, ['education', 'A title', 'a'.repeat(10_000), 'A university', false])
  const asked = { blocks: 0 }
  const describe = (number: number) => ({
    number: numberToHex(number),
    hash: hashOf(number),
    parentHash: hashOf(number - 1),
    timestamp: '0x1',
  })
  const listLogs = (blockHash: string) =>
    Array.from({ length: claims }, (_, index) => ({
      address: registry,
      blockHash,
      blockNumber: numberToHex(Number(blockHash) - 1),
      logIndex: numberToHex(index),
      transactionHash: hashOf(index),
      topics,
      data,
    }))
  const request = async ({ method, params: [asks] }: { method: string; params: [Asks] }) => {
    if (method === 'eth_getBlockByNumber') return describe(asks === 'latest' ? blocks : Number(asks))
    asked.blocks += 1
    return listLogs(typeof asks === 'string' ? asks : asks.blockHash)
  }
  const client = createClient({ transport: custom({ request }) })
  return { asked, reader: createChainReader(client, { didRegistry: registry, didRegistryBlock: 1 }) }
}

function openStore() {
  const events: RegistryEvent[] = []
  const steps: number[] = []
  let last: StoredBlock | null = null
  const store: IndexStore = {
    findLastBlock: async () => last,
    findBlockBelow: async () => last,
    replaceAfter: async (_fork, range) => {
      steps.push(range.blocks.length)
      events.push(...range.events)
      last = range.blocks.at(-1) ?? null
    },
  }
  return { store, events, steps }
}

test('the index reads only a few blocks at once when strangers have filled each block with long texts', async () => {
  const { reader, asked } = buildChain({ blocks: 24, claims: 150 })
  const last = await reader.readHead()
  const range = await reader.readRange({ after: null, first: 1, last })
  expect(range.blocks.length).toBeLessThanOrEqual(8)
  expect(asked.blocks).toBe(range.blocks.length)
  expect(range.blocks.map(({ number }) => number)).toEqual(range.blocks.map((_, index) => index + 1))
  expect(new Set(range.events.map(({ blockNumber }) => blockNumber)).size).toBe(range.blocks.length)
})

test('the index reads every block exactly once when it reads only a few blocks at once', async () => {
  const { reader, asked } = buildChain({ blocks: 24, claims: 150 })
  const { store, events, steps } = openStore()
  while ((await followChain(reader, store, 2_000)) === 'behind');
  expect(steps.length).toBeGreaterThan(1)
  expect(asked.blocks).toBe(24)
  expect(events).toHaveLength(24 * 150)
})

test('the index reads 24 short blocks at once', async () => {
  const { reader } = buildChain({ blocks: 24, claims: 1 })
  const { blocks } = await reader.readRange({ after: null, first: 1, last: await reader.readHead() })
  expect(blocks).toHaveLength(24)
})

test('the node does other work while the index decodes the events of a full block', async () => {
  const { reader } = buildChain({ blocks: 1, claims: 600 })
  const last = await reader.readHead()
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  })
  await reader.readRange({ after: null, first: 1, last })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
})
