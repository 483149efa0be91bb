import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockErrorStore, latestSeconds, noteServerTime, secondsNow, timeNow } from './device-clock.ts'

const minute = 60_000
const day = 24 * 60 * minute
const truth = Date.parse('2026-11-28T12:00:00Z')

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  // Reset the clock's error, because the tests of other files share this module.
  clockErrorStore.set(0)
})

/**
 * Hands the page an answer that left the server `agoMs` ago, on a device whose clock is wrong by
 * `offMs`.
 */
function hear(offMs: number, agoMs = 0, cacheControl = 'no-store'): void {
  vi.setSystemTime(truth + offMs)
  const headers = { date: new Date(truth - agoMs).toUTCString(), 'cache-control': cacheControl }
  noteServerTime(new Response(null, { headers }))
}

test.each([10 * minute, -10 * minute, day, -day])(
  'the page notices that a device’s clock is wrong by %d ms, and corrects the time',
  (off) => {
    hear(off)
    expect(clockErrorStore.get()).toBe(off)
    expect(timeNow()).toBe(truth)
    expect(secondsNow()).toBe(truth / 1000)
  },
)

test('a device’s clock that is wrong by a minute counts as right', () => {
  hear(minute)
  expect(clockErrorStore.get()).toBe(0)
})

test('an answer that the browser may have cached, or that took minutes, says nothing about the device’s clock', () => {
  hear(0)
  hear(0, day, 'public, max-age=300')
  hear(0, 3 * minute)
  expect(clockErrorStore.get()).toBe(0)
})

test('a device’s clock that was wrong counts as right when somebody has set it right', () => {
  hear(day)
  hear(0)
  expect(clockErrorStore.get()).toBe(0)
})

test('an answer without a date does not change what the page knows about the clock', () => {
  hear(day)
  noteServerTime(new Response(null))
  expect(clockErrorStore.get()).toBe(day)
})

test('the time of a verdict is never before the device’s time, so that no server makes an expired credential valid', () => {
  hear(day)
  expect(latestSeconds()).toBe((truth + day) / 1000)
  hear(-day)
  expect(latestSeconds()).toBe(truth / 1000)
})
