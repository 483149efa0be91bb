import { type Address, toAddress } from '@did/domain/hex'
import { createPublicClient, custom, numberToHex, pad } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitMoved, readControllers } from './chain-control.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const addressOf = (place: number): Address => toAddress(pad(numberToHex(place), { size: 20 }))
const wallet = addressOf(1)
const moved = { known: Array.from({ length: 100 }, (_, place) => addressOf(place + 2)), fromBlock: 0 }

/** Returns a chain that answers after some time and says that the wallet controls everything. */
function buildChain(answerMs: number) {
  const count = { asked: 0, open: 0, most: 0 }
  const request = async ({ method }: { method: string }) => {
    count.asked += method === 'eth_call' ? 1 : 0
    count.open += 1
    count.most = Math.max(count.most, count.open)
    await new Promise((resolve) => setTimeout(resolve, answerMs))
    count.open -= 1
    if (method === 'eth_getLogs') return []
    return method === 'eth_call' ? `${pad(wallet)}${'0'.repeat(128)}` : '0x10'
  }
  return { count, client: createPublicClient({ transport: custom({ request }, { retryCount: 0 }) }) }
}

test('a sign-in asks the chain about the wallet and 20 of the identities that were moved to the wallet, and asks at most five questions at once', async () => {
  const { count, client } = buildChain(10)
  const answering = readControllers(client, wallet, { identity: wallet, moved })
  await vi.advanceTimersByTimeAsync(1000)
  const { controllers, areMore } = await answering
  expect([...controllers.keys()]).toEqual([wallet, ...moved.known.slice(0, 20)])
  expect(areMore).toBe(true)
  expect(count).toEqual({ asked: 21, open: 0, most: 5 })
})

test('a sign-in asks the chain no further questions after the sign-in has stopped waiting for the answers', async () => {
  const { count, client } = buildChain(1500)
  const refused = expect(readControllers(client, wallet, { identity: wallet, moved })).rejects.toThrow('too long')
  await vi.advanceTimersByTimeAsync(4000)
  await refused
  await vi.advanceTimersByTimeAsync(60_000)
  expect(count.asked).toBe(5)
})

test('when 20 identities were moved to a wallet, a sign-in asks about each of them and the wallet once, and finds no more', () => {
  const [first, ...others] = moved.known.slice(0, 20)
  expect(limitMoved(wallet, [...others, ...others, ...(first ? [wallet, first] : [])])).toEqual({
    asked: [wallet, ...others, first],
    areMore: false,
  })
})
