import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { expect, it, vi } from 'vitest'
import { openedRequestQuery } from '../src/entities/verification/opened-request-query.ts'
import { BeforeSigning } from '../src/features/proof/dialog/tabs/before-signing.tsx'
import { queryClientStore } from '../src/lib/query/query-client.ts'
import { show, waitFor } from './rig/screen.tsx'

const duplicatesLoad = Promise.withResolvers<void>()
vi.mock('../src/features/proof/dialog/tabs/duplicates.tsx', async (load) => {
  await duplicatesLoad.promise
  return load()
})

it('a verifier who is about to sign reads that the search for similar requests is still loading', async () => {
  vi.stubGlobal('fetch', () => Promise.withResolvers().promise)
  const same = { isSameOwner: false, isSameTitle: true, areSameFields: true }
  const other = { id: 2, claimTitle: 'Licence', username: 'ada', status: 'approved', at: '2026-11-20T09:00:00.000Z' }
  const opened = { likelyDuplicates: [{ ...other, ...same }], confirmedBefore: [], earlier: [] }
  queryClientStore.get().setQueryData(openedRequestQuery(1).queryKey, opened as never)
  await show(<BeforeSigning request={{ id: 1, leaves: [] } as unknown as PendingAsked} />)
  expect(document.querySelector('[role=status]')?.textContent).toBe('Comparing with what you confirmed before')
  duplicatesLoad.resolve()
  await waitFor(() => document.body.textContent?.includes('You may have been asked for this before'))
  expect(document.querySelector('[role=status]')).toBeNull()
})
