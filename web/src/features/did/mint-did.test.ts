import { addressSchema } from '@did/domain/hex'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TransactionDialog, TransactionOutcome } from '../../entities/transaction/transactions.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { mintDid } from './mint-did.ts'

const owner = addressSchema.parse(`0x${'01'.repeat(20)}`)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['a mint', { status: 'success', result: undefined }],
  ['a failed mint, which the chain may have recorded', { status: 'failed', error: new Error('no answer') }],
] as const)('the lists of DIDs and claims are fetched again one second after %s', async (_, outcome) => {
  const refetched = await mintWith(outcome)
  await vi.advanceTimersByTimeAsync(999)
  expect(refetched).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(refetched).toEqual([queryKeys.dids, queryKeys.claims])
})

test('the lists of DIDs and claims are not fetched again if a mint could not start because another transaction was open', async () => {
  const refetched = await mintWith({ status: 'busy' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refetched).toEqual([])
})

/** Returns the query keys that a mint with this outcome of the transaction dialog made stale. */
async function mintWith(outcome: TransactionOutcome<undefined>): Promise<unknown[]> {
  const client = new QueryClient()
  const refetched: unknown[] = []
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async (filters) => {
    refetched.push(filters?.queryKey)
  })
  const dialog = { run: async () => outcome } as TransactionDialog
  await mintDid({ owner, wallet: owner, chosen: null, dialog, client })
  return refetched
}
