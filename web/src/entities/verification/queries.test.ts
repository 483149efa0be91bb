import { userIdSchema } from '@did/domain/ids'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryClientStore } from '../../lib/query/query-client.ts'
import { sentRequestsQuery, verifiersQuery } from './queries.ts'

test('if the list of verifiers cannot be read, the page does not read it again by itself, although it does so for other lists', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(new URL(path, 'http://localhost').pathname)
    throw new TypeError('Failed to fetch')
  })
  const client = queryClientStore.get()
  const stops = [
    new QueryObserver(client, verifiersQuery).subscribe(() => {}),
    new QueryObserver(client, sentRequestsQuery(userIdSchema.parse(7))).subscribe(() => {}),
  ]
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.toSorted()).toEqual([
    '/api/verification-requests/requester/7',
    '/api/verification-requests/requester/7',
    '/api/verifiers',
  ])
  for (const stop of stops) stop()
  client.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
