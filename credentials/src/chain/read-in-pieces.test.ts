import type { Address, Hex } from '@did/domain/hex'
import { expect, test, vi } from 'vitest'
import { type ChainReader, ChainRefusal, type LogFilter } from './chain-reader.ts'
import { AnswerTooLong } from './limit-answers.ts'
import { pieceCounts, readInPieces } from './read-in-pieces.ts'

const didRegistry: Address = `0x${'4e'.repeat(20)}`
const topic: Hex = `0x${'70'.repeat(32)}`
const hash = (block: number): Hex => `0x${block.toString(16).padStart(64, '0')}`

type Node = { events?: readonly number[]; newest?: number; widest?: number }

function read({ events = [], newest = 6400, widest = newest }: Node, refusal: Error = new ChainRefusal(-32005, 'no')) {
  const unasked = () => Promise.reject(new Error('Nobody asks this'))
  const readLogs = vi.fn(async ({ fromBlock, toBlock }: LogFilter) => {
    const [from, to] = [Number(fromBlock), toBlock === 'latest' ? newest : toBlock]
    if (to - from + 1 > widest) throw refusal
    return events
      .filter((block) => block >= from && block <= to)
      .map((block) => ({
        ...{ address: didRegistry, topics: [topic], data: '0x', blockNumber: `0x${block.toString(16)}` },
        ...{ blockHash: hash(block), transactionHash: hash(block), logIndex: '0x0' },
      }))
  })
  const readBlock = vi.fn(async () => ({ number: `0x${newest.toString(16)}` }))
  const chain: ChainReader = { readLogs, readBlock, call: unasked, readCode: unasked, readChainId: unasked }
  const logs = readInPieces(chain, { didRegistry, topics: [topic], fromBlock: 1 })
  const blocks = logs.then((found) => found.map(({ block }) => block))
  return { blocks, count: () => readLogs.mock.calls.length + readBlock.mock.calls.length }
}

test('the logs of a range of blocks cost one question when the endpoint answers about the whole range', async () => {
  const { blocks, count } = read({ events: [1, 6400] })
  expect(await blocks).toEqual([1, 6400])
  expect(count()).toBe(1)
})

test.each([6399, 1600, 1599, 400, 399, 100])(
  'the logs of 6400 blocks are complete and in order when the endpoint answers about %i blocks at most',
  async (widest) => {
    const events = [1, 100, 101, 399, 400, 401, 1600, 1601, 3200, 3201, 6300, 6301, 6399, 6400]
    expect(await read({ events, widest }).blocks).toEqual(events)
  },
)

test('the logs of a range of blocks are asked for in pieces when the answer about the whole range is too long', async () => {
  const { blocks, count } = read({ events: [1, 6400], widest: 1600 }, new AnswerTooLong())
  expect(await blocks).toEqual([1, 6400])
  expect(count()).toBe(6)
})

test('reading the logs of a range of blocks fails after at most 86 questions when the endpoint refuses even pieces of a 64th of the range', async () => {
  const { blocks, count } = read({ widest: 99 })
  await expect(blocks).rejects.toThrow('even a small piece')
  const most = pieceCounts.reduce((sum, pieces) => sum + pieces, 2)
  expect([pieceCounts.at(-1), most]).toEqual([64, 86])
  expect(count()).toBeLessThanOrEqual(most)
})

test('the logs of a range of blocks are complete when the range has fewer blocks than the number of pieces into which it is cut', async () => {
  for (const newest of [2, 3, 5, 17, 63])
    expect(await read({ events: [1, newest], newest, widest: 1 }).blocks).toEqual([1, newest])
})

test('the logs of a range of blocks are not asked for in pieces when the endpoint gives no answer at all', async () => {
  const { blocks, count } = read({ widest: 0 }, new TypeError('Failed to fetch'))
  await expect(blocks).rejects.toThrow('Failed to fetch')
  expect(count()).toBe(1)
})
