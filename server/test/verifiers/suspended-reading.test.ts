import type { DidLookup } from '@did/domain/did'
import { expect } from 'vitest'
import { buildRequest, buildUser, buildVerifier } from '../rig/builders.ts'
import { test } from '../rig/test.ts'

test('a suspended verifier can read neither its waiting requests nor the claims in them', async ({ node }) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const { request, claim } = await buildRequest(owner, verifier)
  const { client, user } = verifier
  const lookUp = () => client.ok<DidLookup>('GET', `/api/dids/lookup/${tokenId}`)
  const { rows } = await node.ctx.pool.query('select token_id from dids where id = $1', [claim.didId])
  const tokenId = encodeURIComponent(rows[0].token_id)
  const listed = `/api/verification-requests/verifier/${user.id}`
  expect(await client.ok('GET', listed)).toHaveLength(1)
  expect(await client.code('GET', `/api/verification-requests/${request.id}`)).toBe('200 undefined')
  expect((await lookUp()).requests).toHaveLength(1)

  await node.ctx.pool.query('update users set is_self_registered = false where id = $1', [user.id])
  expect(await client.ok('GET', listed)).toEqual([])
  expect(await client.code('GET', `/api/verification-requests/${request.id}`)).toBe('403 verifier-not-entitled')
  expect((await lookUp()).requests).toEqual([])
  expect(await client.code('GET', `/api/claims/did/${claim.didId}`)).toBe('404 not-found')
  expect(await client.code('GET', `/api/claims/${claim.id}/history`)).toBe('404 not-found')
  expect(await client.ok('GET', '/api/export')).toMatchObject({ requestsReceived: [] })
})

test('a suspended verifier can still read and export its own decisions, and can decide no request', async ({
  node,
}) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const { request: decided } = await buildRequest(owner, verifier)
  const { request: waiting } = await buildRequest(owner, verifier)
  const { client, user } = verifier
  await client.ok('PUT', `/api/verification-requests/${decided.id}/status`, {
    status: 'rejected',
    reason: 'No such year',
  })
  await node.ctx.pool.query('update users set is_self_registered = false where id = $1', [user.id])

  const listed = `/api/verification-requests/verifier/${user.id}`
  for (const query of ['', '?status=decided'])
    expect(await client.ok('GET', `${listed}${query}`)).toMatchObject([{ id: decided.id, reason: 'No such year' }])
  expect(await client.ok('GET', `${listed}?status=pending`)).toEqual([])
  expect(await client.code('GET', `/api/verification-requests/${decided.id}`)).toBe('200 undefined')
  expect(await client.code('GET', `/api/verification-requests/${waiting.id}`)).toBe('403 verifier-not-entitled')
  expect(await client.ok('GET', '/api/export')).toMatchObject({ requestsReceived: [{ id: decided.id }] })
  const answer = { status: 'rejected', reason: 'Too late' }
  expect(await client.code('PUT', `/api/verification-requests/${waiting.id}/status`, answer)).toBe(
    '403 verifier-not-entitled',
  )
})
