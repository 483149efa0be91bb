import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { expect, it, vi } from 'vitest'
import { openedRequestQuery } from '../src/entities/verification/queries.ts'
import { BeforeSigning } from '../src/features/proof/dialog/tabs/before-signing.tsx'
import { queryClientStore } from '../src/lib/query/query-client.ts'
import { show, waitFor } from './rig/screen.tsx'

it('a verifier reads before it signs what it rejected or revoked of the same claim', async () => {
  vi.stubGlobal('fetch', () => Promise.withResolvers().promise)
  const at = '2026-11-24T09:00:00.000Z'
  const earlier = [
    { id: 3, verifierId: 9, verifierName: 'Lakeside', status: 'withdrawn', at, reason: 'no-longer-true' },
    { id: 2, verifierId: 9, verifierName: 'Lakeside', status: 'approved', at, reason: null },
    { id: 1, verifierId: 9, verifierName: 'Lakeside', status: 'rejected', at, reason: 'The year is missing' },
  ]
  const opened = { likelyDuplicates: [], confirmedBefore: [], earlier }
  queryClientStore.get().setQueryData(openedRequestQuery(4).queryKey, opened as never)
  await show(<BeforeSigning request={{ id: 4, verifierId: 9, leaves: [] } as unknown as PendingAsked} />)
  await waitFor(() => document.body.textContent?.includes('You withdrew'))
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'You withdrew a confirmation on Nov 24, 2026. Reason: It is no longer true',
      'You rejected it on Nov 24, 2026. Reason: “The year is missing”',
    ]),
  )
  expect(document.body.textContent).not.toContain('approved it')
})
