import { type Address, toAddress } from '@did/domain/hex'
import { createPublicClient, custom, numberToHex, pad } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMovesReader, limitMoved, readControllers } from './chain-control.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const addressOf = (place: number): Address => toAddress(pad(numberToHex(place), { size: 20 }))
const wallet = addressOf(1)
const moved = { known: Array.from({ length: 100 }, (_, place) => addressOf(place + 2)), fromBlock: 0 }

function buildChain(answerMs: number) {
  const count = { asked: 0, open: 0, most: 0 }
  const request = async ({ method }: { method: string }) => {
    count.asked += method === 'eth_call' ? 1 : 0
    count.open += 1
    count.most = Math.max(count.most, count.open)
    await new Promise((resolve) => setTimeout(resolve, answerMs))
    count.open -= 1
    return method === 'eth_call' ? `${pad(wallet)}${'0'.repeat(128)}` : '0x10'
  }
  const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) })
  const readLogs = async () => {
    await request({ method: 'eth_getLogs' })
    return []
  }
  return { count, source: { client, didRegistry: wallet, readLogs } }
}

test('a sign-in asks the chain about the wallet and 20 of the identities that were moved to the wallet, and asks at most five questions at once', async () => {
  const { count, source } = buildChain(10)
  const answering = readControllers(source, { identity: wallet, moved })
  await vi.advanceTimersByTimeAsync(1000)
  const { controllers, areMore } = await answering
  expect([...controllers.keys()]).toEqual([wallet, ...moved.known.slice(0, 20)])
  expect(areMore).toBe(true)
  expect(count).toEqual({ asked: 21, open: 0, most: 5 })
})

test('a sign-in asks the chain no further questions after the sign-in has stopped waiting for the answers', async () => {
  const { count, source } = buildChain(1500)
  const refused = expect(readControllers(source, { identity: wallet, moved })).rejects.toThrow('too long')
  await vi.advanceTimersByTimeAsync(4000)
  await refused
  await vi.advanceTimersByTimeAsync(60_000)
  expect(count.asked).toBe(5)
})

function* writeMoves(count: number): Generator<string> {
  yield '{"jsonrpc":"2.0","id":1,"result":['
  for (let place = 0; place < count; place++) {
    const topics = [pad('0x1'), pad(addressOf(place + 2)), pad(wallet)]
    const log = { address: wallet, topics, data: pad('0x'), blockHash: pad('0x3'), transactionHash: pad('0x4') }
    yield `${place === 0 ? '' : ','}${JSON.stringify(log)}`
  }
  yield ']}'
}

async function readMoves(count: number) {
  let bytes = 0
  const fetch = async () => {
    const list = writeMoves(count)
    const encoder = new TextEncoder()
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const { value, done } = list.next()
      if (done) return controller.close()
      const part = encoder.encode(value)
      bytes += part.length
      controller.enqueue(part)
    }
    return new Response(new ReadableStream({ pull }))
  }
  const readLogs = createMovesReader({ rpcUrl: 'http://chain.example', fetch })
  const { source } = buildChain(0)
  const answering = readControllers({ ...source, readLogs }, { identity: wallet, moved: { known: [], fromBlock: 0 } })
  await vi.advanceTimersByTimeAsync(1000)
  return { bytes, ...(await answering) }
}

test('a sign-in reads the moves of the newest blocks and asks about the identities that were moved last', async () => {
  const { controllers, areMore } = await readMoves(30)
  expect([...controllers.keys()]).toEqual([wallet, ...moved.known.slice(10, 30).toReversed()])
  expect(areMore).toBe(true)
  expect(await readMoves(20)).toMatchObject({ areMore: false })
})

test('a sign-in reads only the beginning of a list of 20,000 moves, and says that the wallet may act for more identities', async () => {
  const { bytes, controllers, areMore } = await readMoves(20_000)
  expect(bytes).toBeLessThan(250_000)
  expect([...controllers.keys()]).toEqual([wallet])
  expect(areMore).toBe(true)
})

test('when 20 identities were moved to a wallet, a sign-in asks once about the wallet and each of these identities, and says that there are no more', () => {
  const [first, ...others] = moved.known.slice(0, 20)
  expect(limitMoved(wallet, [...others, ...others, ...(first ? [wallet, first] : [])])).toEqual({
    asked: [wallet, ...others, first],
    areMore: false,
  })
})
