import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { toastStore } from '../../ui/toast/toast.ts'
import { applyServerMessage } from './live-updates.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const timestamp = '2026-11-26T10:00:00.000Z'
const decided = { id: 7, status: 'approved', claimTitle: 'Badge', timestamp, personal: true }
const verified = { id: 3, title: 'Badge', isVerified: true, verificationLevel: 'EducationProof', timestamp }

test('after the two events of an approval, the page loads each list only once, and it loads the lists again after a later event', async () => {
  const client = new QueryClient()
  const load = vi.fn(async () => [])
  const observed = { queryKey: queryKeys.requests, queryFn: load, staleTime: Number.POSITIVE_INFINITY, initialData: [] }
  const stop = new QueryObserver(client, observed).subscribe(() => {})
  applyServerMessage(client, { type: 'verification_update', seq: 1, data: decided })
  applyServerMessage(client, { type: 'claim_verified', seq: 2, data: verified })
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledTimes(1)
  applyServerMessage(client, { type: 'verification_update', seq: 3, data: decided })
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledTimes(2)
  stop()
})

test('if events arrive while the page loads a list for the first time, the page loads the list once more afterwards', async () => {
  const client = new QueryClient()
  const first = Promise.withResolvers<string[]>()
  const load = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue(['new'])
  const list = new QueryObserver(client, { queryKey: queryKeys.requests, queryFn: load })
  const stop = list.subscribe(() => {})
  for (const seq of [1, 2]) {
    applyServerMessage(client, { type: 'verification_update', seq, data: decided })
    await vi.runAllTimersAsync()
  }
  expect(load).toHaveBeenCalledTimes(1)
  first.resolve(['old'])
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledTimes(2)
  expect(list.getCurrentResult().data).toEqual(['new'])
  stop()
})

test('after events of two accounts at nearly the same time, the page loads the lists of both accounts', async () => {
  const clients = [new QueryClient(), new QueryClient()]
  const loads = clients.map((client) => vi.spyOn(client, 'invalidateQueries'))
  for (const client of clients) applyServerMessage(client, { type: 'verification_update', seq: 1, data: decided })
  await vi.runAllTimersAsync()
  for (const load of loads) expect(load).toHaveBeenCalledWith(expect.objectContaining({ queryKey: queryKeys.requests }))
})

test('the toast about a rejection carries the verifier’s reason', () => {
  const data = { ...decided, status: 'rejected', reason: 'The year is missing' }
  applyServerMessage(new QueryClient(), { type: 'verification_update', seq: 1, data })
  expect(toastStore.get()?.description).toMatch(/Reason: “The year is missing”$/)
  toastStore.set(null)
})
