import type { AppConfig } from '@did/domain/app-config'
import { isAppError } from '@did/domain/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForReceipt } from './wait-for-receipt.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const sender = `0x${'11'.repeat(20)}`
const transaction = {
  ...{ hash, blockHash: null, blockNumber: null, transactionIndex: null, from: sender, to: `0x${'22'.repeat(20)}` },
  ...{ gas: '0x1', gasPrice: '0x1', input: '0x', nonce: '0x1', value: '0x1', type: '0x0' },
  ...{ v: '0x1b', r: '0x1', s: '0x1' },
}
const receipt = {
  ...{ status: '0x1', transactionHash: hash, blockNumber: '0x70', blockHash: hash, logs: [], type: '0x0' },
  ...{ gasUsed: '0x1', cumulativeGasUsed: '0x1', effectiveGasPrice: '0x1', logsBloom: '0x', transactionIndex: '0x0' },
  ...{ from: sender, to: transaction.to, contractAddress: null },
}
const block = {
  ...{ number: '0x70', hash, timestamp: '0x1', gasLimit: '0x1', gasUsed: '0x1', size: '0x1', uncles: [] },
}

type Method = 'eth_blockNumber' | 'eth_getBlockByNumber' | 'eth_getTransactionReceipt' | 'eth_getTransactionByHash'
type Asked = { id: number; method: Method; params?: unknown[] }
const receipts = new Map<unknown, unknown>()
let transactions: unknown[]
/** The chain answers the next question of this method with an error. */
let failing: Method | null
let height = 100

beforeEach(() => {
  vi.useFakeTimers()
  failing = null
  transactions = []
  receipts.clear()
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    if (!init?.body) return Response.json({})
    const { id, method, params = [] }: Asked = JSON.parse(String(init.body))
    if (method === failing) {
      failing = null
      return Response.json({ jsonrpc: '2.0', id, error: { code: -32000, message: 'header not found' } })
    }
    const result = answer(method, params)
    return Response.json({ jsonrpc: '2.0', id, result })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function answer(method: Method, [first]: unknown[]): unknown {
  // The chain makes a block between any two questions for its height.
  if (method === 'eth_blockNumber') return `0x${(height++).toString(16)}`
  if (method === 'eth_getBlockByNumber') return { ...block, transactions }
  return method === 'eth_getTransactionByHash' ? transaction : (receipts.get(first) ?? null)
}

/** Waits for the receipt for some seconds of the fake clock. */
function wait() {
  const waiting = waitForReceipt({ rpcUrl: 'http://chain.example' } as AppConfig, hash)
  const ended = waiting.then(
    ({ status }) => status as string,
    (error: unknown) => (isAppError(error) ? error.code : String(error)),
  )
  return { ended, pass: () => vi.advanceTimersByTimeAsync(8000) }
}

test.each(['eth_getBlockByNumber', 'eth_getTransactionReceipt', 'eth_getTransactionByHash'] as const)(
  'after a transaction was sent, the page goes on waiting for its result if the chain fails to answer %s once',
  async (method) => {
    failing = method
    const { ended, pass } = wait()
    await pass()
    expect(failing).toBe(null)
    receipts.set(hash, receipt)
    await pass()
    expect(await ended).toBe('success')
  },
)

test('the page notices that the wallet has cancelled the transaction, although the chain failed to answer once', async () => {
  failing = 'eth_getBlockByNumber'
  const { ended, pass } = wait()
  await pass()
  expect(failing).toBe(null)
  const cancelling = { ...transaction, hash: `0x${'cd'.repeat(32)}`, to: sender, value: '0x0' }
  const mined = { blockHash: hash, blockNumber: '0x70', transactionIndex: '0x0' }
  transactions = [{ ...cancelling, ...mined }]
  receipts.set(cancelling.hash, { ...receipt, transactionHash: cancelling.hash })
  await pass()
  expect(await ended).toBe('wallet-rejected')
})
