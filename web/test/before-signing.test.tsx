import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { expect, it, vi } from 'vitest'
import { openedRequestQuery } from '../src/entities/verification/opened-request-query.ts'
import { BeforeSigning } from '../src/features/proof/dialog/tabs/before-signing.tsx'
import { WhatIsSigned } from '../src/features/proof/dialog/tabs/what-is-signed.tsx'
import { queryClientStore } from '../src/lib/query/query-client.ts'
import { waiting } from './rig/people.ts'
import { field, show, waitFor } from './rig/screen.tsx'

it('a verifier who is about to sign reads when and why it rejected or revoked the same claim earlier', async () => {
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

it('the last day of a confirmation stands above all warnings, so that a verifier with a phone need not scroll to it', async () => {
  vi.stubGlobal('fetch', () => Promise.withResolvers().promise)
  const at = '2026-11-24T09:00:00.000Z'
  const undone = {
    id: 1,
    verifierId: waiting.verifierId,
    verifierName: 'Lakeside',
    status: 'rejected',
    at,
    reason: 'No',
  }
  const opened = { likelyDuplicates: [], confirmedBefore: [], earlier: [undone] }
  queryClientStore.get().setQueryData(openedRequestQuery(waiting.id).queryKey, opened as never)
  const rest = { level: null, validUntil: '', isBusy: false, attributes: null, onChooseEnd: () => {} }
  await show(<WhatIsSigned request={waiting} sentence={{ current: null }} {...rest} />)
  const warning = await waitFor(() =>
    [...document.querySelectorAll('p')].find(({ textContent }) => textContent.startsWith('You rejected it')),
  )
  const order = field('Valid until (optional)').compareDocumentPosition(warning)
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
