import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followAccount } from '../../lib/live/live-connection.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { hearLiveUpdates } from './hear-live-updates.ts'

class OpenSocket {
  onopen = () => {}
  constructor() {
    setTimeout(() => this.onopen())
  }
  send() {}
  close() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockReturnValue()
  vi.stubGlobal('WebSocket', OpenSocket)
  vi.stubGlobal('location', { protocol: 'https:', host: 'page' })
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('when live updates may have been lost, the page treats all data that an update can change as stale', async () => {
  const live = [
    queryKeys.notifications,
    queryKeys.requests,
    queryKeys.claims,
    queryKeys.shares,
    queryKeys.dids,
    queryKeys.ownUser,
    queryKeys.verifierStatus,
    queryKeys.verifiers,
    queryKeys.confirmations,
    queryKeys.applications,
  ]
  const client = new QueryClient()
  for (const queryKey of [...live, queryKeys.templates]) client.setQueryData(queryKey, [])
  const isStale = (queryKey: readonly string[]) => client.getQueryState(queryKey)?.isInvalidated
  const stop = hearLiveUpdates(client)
  followAccount('unknown')
  await vi.runAllTimersAsync()
  expect(live.filter(isStale)).toEqual([])
  // The server may have sent something to this account before the connection opened.
  followAccount({ address: '0x11' })
  await vi.runAllTimersAsync()
  expect(live.filter(isStale)).toEqual(live)
  expect(isStale(queryKeys.templates)).toBe(false)
  stop()
})

test('when the connection for live updates opens, the page does not ask again for the profile of an account without a profile', async () => {
  const client = new QueryClient()
  client.setQueryData(queryKeys.ownUser, null)
  const stop = hearLiveUpdates(client)
  followAccount({ address: '0x22' })
  await vi.runAllTimersAsync()
  expect(client.getQueryState(queryKeys.ownUser)?.isInvalidated).toBe(false)
  stop()
})

test('a list that is still loading when the connection for live updates opens is loaded again afterwards', async () => {
  const client = new QueryClient()
  const first = Promise.withResolvers<string[]>()
  const load = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue(['new'])
  const list = new QueryObserver(client, { queryKey: queryKeys.requests, queryFn: load })
  const stopList = list.subscribe(() => {})
  const stop = hearLiveUpdates(client)
  followAccount({ address: '0x33' })
  await vi.runAllTimersAsync()
  first.resolve(['old'])
  await vi.runAllTimersAsync()
  expect(list.getCurrentResult().data).toEqual(['new'])
  stop()
  stopList()
})
