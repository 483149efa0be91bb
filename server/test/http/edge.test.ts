import { problemSchema } from '@did/domain/problem'
import { expect, vi } from 'vitest'
import * as z from 'zod/mini'
import { buildClaim, buildDid, buildUser, type Person } from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import { createInstallation, type Node, publicUrl } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { ask } from './raw-request.ts'

let node: Node
let owner: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  owner = await buildUser(node)
})

const path = '/api/claims'
const text = { 'content-type': 'text/plain' }
test('the server refuses a request of a foreign origin before it looks for a session', async () => {
  const reply = await send(node, 'POST', path, 'x', { headers: { ...text, origin: 'http://evil.example' } })
  expect(reply.body).toMatchObject({ status: 403, code: 'foreign-origin' })
})
test('the server refuses a request without an `Origin` header in the same way as a request of a foreign origin', async () => {
  expect((await ask(node, '/api/auth/logout', {}, 'POST')).status).toBe(403)
  expect((await ask(node, '/api/auth/logout', { origin: 'null' }, 'POST')).status).toBe(403)
})
test('the server needs no `Origin` header from a program that sends a bearer token and no cookie', async () => {
  const token = { authorization: 'Bearer abc' }
  expect((await ask(node, '/api/auth/logout', token, 'POST')).status).not.toBe(403)
  expect((await ask(node, '/api/auth/logout', { ...token, cookie: 'a=b' }, 'POST')).status).toBe(403)
  expect((await ask(node, '/api/auth/logout', { authorization: 'Basic abc' }, 'POST')).status).toBe(403)
})
test('the server looks for a session before it checks the content type', async () => {
  const reply = await send(node, 'POST', path, 'x', { headers: text })
  expect(reply.body).toMatchObject({ status: 401, code: 'not-signed-in' })
})
test('the server checks the content type before it applies the schema', async () => {
  const reply = await owner.client.call('POST', path, 'x', text)
  expect(reply.body).toMatchObject({ status: 415, code: 'not-json' })
})
test.each(['application/x-www-form-urlencoded', 'multipart/form-data'])(
  'the server refuses a form as the request body: %s',
  async (type) => {
    const reply = await owner.client.call('POST', path, 'x=1', { 'content-type': type })
    expect(reply.body).toMatchObject({ status: 415, code: 'not-json' })
  },
)
test('the server applies the schema to a request before it checks who owns the row', async () => {
  const reply = await owner.client.call('POST', path, { didId: 999_999, title: 7 })
  expect(reply.body).toMatchObject({ status: 400, code: 'invalid-input' })
})
test('the server checks the ids in a path before it checks who owns the row', async () => {
  for (const id of ['0', '-1', '1.5', '1e3', 'abc', '9'.repeat(20), '%31x', "1'--"])
    expect(await owner.client.code('PUT', `/api/users/${id}`, { username: 'somebody' })).toBe('400 invalid-input')
})

test.each([
  ['cut off', '{"tokenId":'],
  ['nothing but a word', 'nonsense'],
  ['base64 instead of JSON', 'eyJ0b2tlbklkIjoiMSJ9'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
])('a request body is refused as unreadable when it is %s', async (_, body) => {
  const response = await fetch(`${node.url}/api/dids`, {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/json', cookie: String(owner.client.cookie) },
    body,
  })
  expect(await response.json()).toMatchObject({ status: 400, code: 'unreadable-body' })
})

test.each([[null], [[]], ['text'], [7], [true], [{ tokenId: 7 }], [{ tokenId: null }], [{ tokenId: ['1'] }], [{}]])(
  'a request body that is no object, or whose token id is missing or no text (%j), is answered with 400 and never with 500',
  async (body) => {
    expect(await owner.client.code('POST', '/api/dids', JSON.stringify(body))).toBe('400 invalid-input')
  },
)

test('a request body is answered with 400 when it is missing', async () => {
  expect(await owner.client.code('POST', '/api/dids')).toBe('400 invalid-input')
})

test('a request body of more than 128 kB is answered with 413, and a smaller body is read', async () => {
  const sized = (bytes: number) => JSON.stringify({ tokenId: '', padding: '' }).replace('""', `"${'x'.repeat(bytes)}"`)
  expect(await owner.client.code('POST', '/api/dids', sized(128_001))).toBe('413 body-too-large')
  expect(await owner.client.code('POST', '/api/dids', sized(127_900))).toBe('400 invalid-input')
})

test('the server drops members of a request body that the schema does not name, including __proto__ and constructor', async () => {
  const did = await buildDid(owner)
  const body = `{"__proto__":{"isVerified":true},"constructor":{"prototype":{"isVerified":true}},"isVerified":true,
      "verificationLevel":"AgeProof","owner":"0x0","id":7,"claimHash":"0x00",
      "didId":${did.id},"type":"award","title":"Best","description":"Of all"}`
  const claim = await owner.client.ok('POST', '/api/claims', body)
  expect(claim).toMatchObject({ title: 'Best', isVerified: false, verificationLevel: null, didId: did.id })
  expect(claim).not.toMatchObject({ id: 7 })
  expect(Object.hasOwn(claim as object, 'constructor')).toBe(false)
})

test.each(['\\u0000', '\\ud800', '\\udc00x'])(
  'a request body is answered with 400 when it contains %s, which the database cannot store',
  async (sequence) => {
    const did = await buildDid(owner)
    const body = `{"didId":${did.id},"type":"award","title":"A${sequence}","description":"Of all"}`
    expect(await owner.client.code('POST', '/api/claims', body)).toBe('400 invalid-input')
    expect(
      await owner.client.code('PUT', `/api/users/${owner.user.id}/verifier`, `{"organization":"${sequence}"}`),
    ).toBe('400 invalid-input')
  },
)

test('a request body is accepted when each field has the greatest allowed length, in any script', async () => {
  const did = await buildDid(owner)
  const claim = {
    title: '界'.repeat(200),
    description: '😀'.repeat(1000),
    issuer: 'ß'.repeat(200),
    type: 'x'.repeat(40),
  }
  expect(await buildClaim(owner, { ...claim, didId: did.id })).toMatchObject(claim)
})

test('a refusal is a problem document with a message for each wrong field', async () => {
  const { body, headers } = await owner.client.call('POST', '/api/users', { username: 'ab', email: 'nonsense' })
  expect(headers.get('content-type')).toBe('application/problem+json')
  expect(z.strictObject(problemSchema.shape).parse(body)).toEqual({
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail: 'The request is not as described',
    code: 'invalid-input',
    errors: [
      { path: 'username', message: 'Username must be at least 3 characters' },
      { path: 'email', message: 'Invalid email address' },
    ],
  })
})
test('a refusal has a general message for each wrong field that has no message of its own', async () => {
  const { body } = await owner.client.call('POST', '/api/verification-requests', { verifierId: 'seven' })
  expect(body).toMatchObject({
    errors: [
      { path: 'claimId', message: 'Required' },
      { path: 'verifierId', message: 'Invalid input' },
    ],
  })
})
test('an unknown address is refused with a problem document, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
    expect(await owner.client.code(method, '/api/nowhere')).toBe('404 route-not-found')
  expect(await owner.client.code('DELETE', '/api/claims')).toBe('404 route-not-found')
  expect(await owner.client.code('GET', '/api')).toBe('404 route-not-found')
  const unreadable = await ask(node, '/api/%ZZ', {})
  expect(unreadable).toMatchObject({ status: 400, headers: { 'x-content-type-options': 'nosniff' } })
})
test('no refusal and no answer that needs a session is cached', async () => {
  for (const path of ['/api/nowhere', '/api/auth/session', '/api/verifiers']) {
    const { headers } = await owner.client.call('GET', path)
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

test('a client that sends too many requests in a second is told to wait', async () => {
  const strict = await createInstallation({ RATE_LIMIT_READS: '3' })
  const strictNode = await strict.startNode()
  const replies = await Promise.all(Array.from({ length: 8 }, () => send(strictNode, 'GET', '/api/config')))
  const refused = replies.filter((reply) => reply.status === 429)
  expect(refused).toHaveLength(5)
  expect(refused[0]?.body).toMatchObject({ code: 'too-many-requests' })
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  await strict.close()
})

test('a load balancer can check the state of a node even if the balancer’s address has sent too many requests', async () => {
  const strict = await createInstallation({ RATE_LIMIT_SIGN_IN: '1', RATE_LIMIT_WRITES: '1', RATE_LIMIT_READS: '1' })
  const strictNode = await strict.startNode()
  const flood = Array.from({ length: 8 }, () => send(strictNode, 'GET', '/api/config'))
  expect((await Promise.all(flood)).some(({ status }) => status === 429)).toBe(true)
  const paths = Array.from({ length: 20 }, (_, index) => (index % 2 ? '/healthz' : '/readyz'))
  const replies = await Promise.all(paths.map((path) => send(strictNode, 'GET', path)))
  expect(replies.map(({ status }) => status)).toEqual(paths.map(() => 200))
  await strict.close()
})

test('many concurrent readiness checks of a node cause only one query of its database', async () => {
  const own = await createInstallation()
  const quiet = await own.startNode()
  const query = vi.spyOn(quiet.ctx.pool, 'query')
  await Promise.all(Array.from({ length: 20 }, () => send(quiet, 'GET', '/readyz')))
  expect(query).toHaveBeenCalledTimes(1)
  await own.close()
})

test('requests of all kinds together have a limit, and a client that exceeds this limit is told to wait', async () => {
  const strict = await createInstallation({ RATE_LIMIT_SIGN_IN: '4', RATE_LIMIT_WRITES: '4', RATE_LIMIT_READS: '4' })
  const strictNode = await strict.startNode()
  const kinds = [
    ['GET', '/api/config'],
    ['POST', '/api/claims'],
    ['POST', '/api/auth/nonce'],
  ] as const
  const replies = await Promise.all(
    [...kinds, ...kinds, ...kinds].map(([method, path]) => send(strictNode, method, path)),
  )
  expect(replies.filter((reply) => reply.status === 429)).toHaveLength(5)
  await strict.close()
})

test('a person can sign out although others of the same network have made all sign-in calls of the second', async () => {
  const strict = await createInstallation({ RATE_LIMIT_SIGN_IN: '2' })
  const strictNode = await strict.startNode()
  const paths = ['nonce', 'nonce', 'nonce', 'logout', 'logout', 'logout']
  const replies = await Promise.all(paths.map((path) => send(strictNode, 'POST', `/api/auth/${path}`)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 204, 204, 204, 429])
  await strict.close()
})

test('requests that spell the same path in different ways share one limit of requests', async () => {
  const strict = await createInstallation({ RATE_LIMIT_SIGN_IN: '2', RATE_LIMIT_WRITES: '100' })
  const strictNode = await strict.startNode()
  const path = '/api/auth/nonce'
  const spellings = [path, '/api/%61uth/nonce', '/api/aut%68/nonce', `http://elsewhere.example${path}`]
  const replies = await Promise.all(
    spellings.map((spelling) => ask(strictNode, spelling, { origin: publicUrl }, 'POST')),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429])
  await strict.close()
})

test('the public configuration contains what the page needs and nothing else', async () => {
  const { rpcUrl, chainId, didRegistry } = node.ctx.config
  const { body } = await send(node, 'GET', '/api/config')
  const passkeys = { status: 'not-set-up' }
  const registries = { didRegistry, ethereumDidRegistry: null }
  expect(body).toEqual({ rpcUrl, chainId, ...registries, passkeys, verifierPolicy: 'open', embedded: true })
})
