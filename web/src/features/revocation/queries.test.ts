import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { allConfirmationsQuery } from './queries.ts'

it('the list of all confirmations is read again at intervals while it contains a revocation that the chain has not recorded', () => {
  const client = new QueryClient()
  const { refetchInterval, queryKey } = allConfirmationsQuery
  if (typeof refetchInterval !== 'function') throw new Error('The list is never read again')
  const query = new QueryObserver(client, allConfirmationsQuery).getCurrentQuery()
  const intervalOf = (...revocations: unknown[]) => {
    client.setQueryData(queryKey, revocations.map((revocation) => ({ revocation })) as never)
    return refetchInterval(query)
  }
  expect(refetchInterval(query)).toBe(false)
  expect(intervalOf(null, { recorded: false })).toBeGreaterThan(0)
  expect(intervalOf(null, { recorded: true })).toBe(false)
})
