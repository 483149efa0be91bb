import { domain } from '@did/credentials/test/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAskedRequest, forgetAsked, keepAsked, publishRequest, recallAsked } from './asked-request.ts'

const minuteMs = 60_000
const statement = {
  type: 'AgeProof' as const,
  clauses: [{ field: 'dateOfBirth', encoding: 'date' as const, mode: 'range' as const, most: '2008-11-21' }],
}
const asked = await createAskedRequest({ statement, audience: 'Club Aurora', lifetimeMs: minuteMs }, null)
const config = {
  chainId: domain.chainId,
  didRegistry: domain.verifyingContract,
  rpcUrl: 'http://127.0.0.1:1',
  passkeys: { status: 'not-set-up' },
  verifierPolicy: 'open',
  embedded: true,
}

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/**
 * The server refuses the new request, because it already has the request `known` under the same id.
 */
function serveTaken(known: object): void {
  const refusal = { type: 'about:blank', title: 'Taken', status: 409, detail: '', code: 'request-for-proof-taken' }
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (path === '/api/config') return Response.json(config)
    return method === 'POST' ? Response.json(refusal, { status: 409 }) : Response.json(known)
  })
}

test('over a reload, a tab keeps its request for proof and the private key until the server has deleted the answers', () => {
  keepAsked(asked)
  const end = Date.parse(asked.request.expiresAt)
  expect(recallAsked(end - 1)).toEqual(asked)
  expect(recallAsked(end + 59 * minuteMs)).toEqual(asked)
  expect(recallAsked(end + 61 * minuteMs)).toBeNull()
  forgetAsked()
  expect(recallAsked(end - 1)).toBeNull()
})

test.each(['', '{', '{"request":{}}'])('the page ignores a stored text that is no request for proof: %j', (text) => {
  kept.set('asked_request', text)
  expect(recallAsked(Date.now())).toBeNull()
})

test('a request for proof counts as published if the server has the request, even if the server’s first answer was lost', async () => {
  serveTaken(asked.request)
  await publishRequest(asked)
  expect(recallAsked(Date.now())).toEqual({ ...asked, isPublished: true })
})

test('publishing a request for proof fails if the server has another request under the same id', async () => {
  serveTaken({ ...asked.request, audience: 'Club Borealis' })
  await expect(publishRequest(asked)).rejects.toMatchObject({ code: 'request-for-proof-taken' })
  expect(recallAsked(Date.now())).toBeNull()
})
