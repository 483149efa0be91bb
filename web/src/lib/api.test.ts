import { holderChallengeCalls } from '@did/domain/calls/holder-challenges'
import { openedShareCalls } from '@did/domain/calls/opened-shares'
import { requestForProofCalls } from '@did/domain/calls/requests-for-proof'
import { sessionCalls } from '@did/domain/calls/session'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers every request with 404, and returns how the last one treats cookies. */
async function cookiesOf(call: () => Promise<unknown>): Promise<RequestCredentials | undefined> {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 404 }))
  vi.stubGlobal('fetch', fetch)
  await call().catch(() => null)
  return fetch.mock.lastCall?.[1].credentials
}

test('a checker’s call sends no cookie, and a call of an account does', async () => {
  const id = 'A'.repeat(22)
  const { createHolderChallenge, getHolderChallenge } = holderChallengeCalls
  expect(await cookiesOf(() => api(createHolderChallenge, { body: { id, sealed: 'QUFB' } }))).toBe('omit')
  expect(await cookiesOf(() => api(getHolderChallenge, { params: { id } }))).toBe('omit')
  expect(await cookiesOf(() => api(requestForProofCalls.listProofAnswers, { params: { id } }))).toBe('omit')
  expect(await cookiesOf(() => api(openedShareCalls.getShareStatus, { params: { id } }))).toBe('omit')
  expect(await cookiesOf(() => api(sessionCalls.getSession, {}))).toBe('include')
})
