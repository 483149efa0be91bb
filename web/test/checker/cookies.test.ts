import type { Call } from '@did/domain/call'
import { holderChallengeCalls } from '@did/domain/calls/holder-challenges'
import { openedShareCalls } from '@did/domain/calls/opened-shares'
import { requestForProofCalls } from '@did/domain/calls/requests-for-proof'
import { sessionCalls } from '@did/domain/calls/session'
import type { Route } from '@did/domain/route'
import { routes } from '@did/domain/routes'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../src/lib/api.ts'
import { probe } from '../../src/lib/reachability.ts'

afterEach(() => vi.unstubAllGlobals())

/** Each request of the call gets a 404. Returns the `credentials` option of the last request. */
async function cookiesOf(call: () => Promise<unknown>): Promise<RequestCredentials | undefined> {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 404 }))
  vi.stubGlobal('fetch', fetch)
  await call().catch(() => null)
  return fetch.mock.lastCall?.[1].credentials
}

const send: (call: Call, request: object) => Promise<unknown> = api

const sentByCheckers = [
  ...Object.values<Route>(routes).filter(({ method, who }) => method === 'GET' && who === 'public'),
  ...[holderChallengeCalls.createHolderChallenge, holderChallengeCalls.answerHolderChallenge],
  ...[requestForProofCalls.createRequestForProof, requestForProofCalls.answerRequestForProof],
  openedShareCalls.openShare,
].map((call) => [`${call.method} ${call.path}`, call] as const)

test.each(sentByCheckers)(
  'a checker’s call %s sends no cookie, so the server cannot tell which account asks',
  async (_, call) => {
    expect(await cookiesOf(() => send(call, { params: { id: 'A'.repeat(22) } }))).toBe('omit')
  },
)

test('a page sends no cookie when it asks which parts of the service answer', async () => {
  expect(await cookiesOf(probe)).toBe('omit')
})

test('a call about the account’s own session sends the cookie of the session', async () => {
  expect(await cookiesOf(() => send(sessionCalls.getSession, {}))).toBe('include')
})
