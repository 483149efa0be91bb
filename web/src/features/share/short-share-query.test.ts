import { claimSchema } from '@did/domain/claim/claim'
import { CancelledError, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { shareableQuery } from '../../entities/share/share-query.ts'
import { shortShareQuery } from './short-share-query.ts'

const claim = claimSchema.parse({
  id: 3,
  didId: 7,
  type: 'kyc',
  title: 'Resident',
  issuer: '',
  issueDate: '2026-11-22',
  description: 'Seen in person',
  isVerified: true,
  isPrivate: false,
  isSelective: true,
  verificationLevel: null,
  standing: 'none',
  validUntil: null,
  previousClaimId: null,
  claimHash: `0x${'11'.repeat(32)}`,
  details: `0x${'22'.repeat(32)}`,
  chainRecord: 'none',
  createdAt: '2026-11-22T00:00:00.000Z',
  version: 1,
})

afterEach(() => vi.unstubAllGlobals())

/** The server answers when the test calls the returned function: the claim is absent (404). */
function serveLate() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    const given = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => given.reject(signal.reason))
    return Promise.race([promise, given.promise])
  })
  return () => resolve(new Response(null, { status: 404 }))
}

test('closing the choice of fields does not cancel a call to the server if the short link still waits for the call’s answer', async () => {
  const client = new QueryClient()
  const answer = serveLate()
  const close = new QueryObserver(client, shareableQuery(claim)).subscribe(() => {})
  const reading = client.fetchQuery({ ...shareableQuery(claim), staleTime: 0 })
  close()
  answer()
  expect(await reading).toBeNull()
})

test('a short link fails without an unhandled rejection if its call to the server is cancelled while the encryption code loads', async () => {
  const client = new QueryClient()
  serveLate()
  const link = client.fetchQuery(shortShareQuery(claim, []))
  await vi.waitFor(() => expect(client.isFetching()).toBe(2), { timeout: 60_000 })
  void client.cancelQueries({ queryKey: shareableQuery(claim).queryKey })
  await expect(link).rejects.toThrow(CancelledError)
})
