import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, ConnectionError } from '../api-error.ts'
import { queryClientStore, renewQueryClient } from './query-client.ts'

const minutes = (count: number) => count * 60_000
const queryKey = ['something']

beforeEach(() => {
  vi.useFakeTimers()
  renewQueryClient()
  queryClientStore.get().mount()
})
afterEach(() => {
  queryClientStore.get().unmount()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

/** Uses the query like an open screen, until the returned function is called. */
function show(queryFn: () => Promise<string>): () => void {
  return new QueryObserver(queryClientStore.get(), { queryKey, queryFn }).subscribe(() => {})
}

async function comeBackToThePage(): Promise<void> {
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(0)
}

test('an answer of the server is fresh for 5 minutes, and after that only a newly opened screen asks again', async () => {
  const ask = vi.fn(async () => 'answer')
  show(ask)
  await vi.advanceTimersByTimeAsync(minutes(5) - 1)
  show(ask)
  await comeBackToThePage()
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(minutes(60))
  await comeBackToThePage()
  expect(ask).toHaveBeenCalledTimes(1)
  show(ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('the page keeps an answer of the server for 30 minutes after the last screen that showed it was closed', async () => {
  const leave = show(async () => 'answer')
  await vi.advanceTimersByTimeAsync(0)
  leave()
  await vi.advanceTimersByTimeAsync(minutes(30) - 1)
  expect(queryClientStore.get().getQueryData(queryKey)).toBe('answer')
  await vi.advanceTimersByTimeAsync(1)
  expect(queryClientStore.get().getQueryData(queryKey)).toBeUndefined()
})

test.each([
  { failure: new ConnectionError('Failed to fetch'), times: 2 },
  { failure: new ApiError('internal', '500: Internal', { status: 500 }), times: 2 },
  { failure: new ApiError('not-allowed', '403: Forbidden', { status: 403 }), times: 1 },
])('a request that fails with “$failure.message” is sent $times times in all', async ({ failure, times }) => {
  const ask = vi.fn(() => Promise.reject(failure))
  show(ask)
  await vi.advanceTimersByTimeAsync(minutes(1))
  expect(ask).toHaveBeenCalledTimes(times)
})
