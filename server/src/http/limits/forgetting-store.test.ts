import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ForgettingStore } from './forgetting-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const windowMs = 1000

function count(store: ForgettingStore, client: string): number {
  let counted = 0
  store.incr(client, (_, result) => (counted = result?.current ?? 0), windowMs)
  return counted
}

function read(store: ForgettingStore, client: string) {
  let found: unknown
  store.read(client, (_, result) => (found = result))
  return found
}

test('a limit counts each client’s calls until the client’s window of time ends', () => {
  const store = new ForgettingStore()
  expect([count(store, 'a'), count(store, 'a'), count(store, 'b')]).toEqual([1, 2, 1])
  vi.advanceTimersByTime(windowMs - 1)
  expect(read(store, 'a')).toEqual({ current: 2, ttl: 1 })
  vi.advanceTimersByTime(1)
  expect(count(store, 'a')).toBe(1)
})

test('a limit forgets a client when the client’s window of time ends, even if no further call comes', () => {
  const store = new ForgettingStore()
  count(store, 'a')
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(windowMs)
  expect(vi.getTimerCount()).toBe(0)
  expect(read(store, 'a')).toEqual({ current: 0, ttl: 0 })
})

test('a limit remembers 5,000 clients, and forgets the client that called least recently', () => {
  const store = new ForgettingStore()
  count(store, 'first')
  count(store, 'second')
  for (let each = 2; each < 5000; each++) count(store, `client ${each}`)
  count(store, 'first')
  count(store, 'one more')
  expect([count(store, 'first'), count(store, 'second')]).toEqual([3, 1])
})
