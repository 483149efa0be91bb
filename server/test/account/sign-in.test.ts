import {
  concatHex,
  createTestClient,
  type Hex,
  http,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
  sliceHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject, vi } from 'vitest'
import { buildUser } from '../rig/builders.ts'
import { Client, send, signedIn } from '../rig/client.ts'
import { createInstallation, type Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
let second: Node
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  second = await installation.startNode()
})

type Overrides = Parameters<Client['buildSignInMessage']>[0]
async function attempt(client: Client, overrides: Overrides = {}, rewrite = (message: string) => message) {
  const message = rewrite(await client.buildSignInMessage(overrides))
  return client.code('POST', '/api/auth/verify', { message, signature: await client.account.signMessage({ message }) })
}
const minutes = (count: number) => new Date(Date.now() + count * 60_000)

test.each<[string, Overrides, string]>([
  ['another domain', { domain: 'evil.example' }, '401 sign-in-domain-mismatch'],
  ['another port', { domain: 'localhost:3001' }, '401 sign-in-domain-mismatch'],
  ['another scheme', { scheme: 'https' }, '401 sign-in-domain-mismatch'],
  ['another uri', { uri: 'http://localhost:3000/elsewhere' }, '401 sign-in-uri-mismatch'],
  ['another chain', { chainId: 1 }, '401 sign-in-chain-mismatch'],
  ['an unknown nonce', { nonce: 'a'.repeat(32) }, '401 sign-in-nonce-unknown'],
  ['a time before the nonce', { issuedAt: minutes(-1) }, '401 sign-in-time-invalid'],
  ['a time too far ahead', { issuedAt: minutes(2) }, '401 sign-in-time-invalid'],
  ['an expiry that has passed', { expirationTime: minutes(-1) }, '401 sign-in-time-invalid'],
  ['a start that has not come', { notBefore: minutes(1) }, '401 sign-in-time-invalid'],
])('a sign-in message is refused when it contains %s', async (_, overrides, answer) => {
  expect(await attempt(new Client(node), overrides)).toBe(answer)
})

test.each<[string, (message: string) => string, string]>([
  ['another version', (text) => text.replace('Version: 1', 'Version: 2'), '401 sign-in-version-unsupported'],
  ['a missing nonce', (text) => text.replace(/Nonce: .*\n/, ''), '400 sign-in-unparseable'],
  ['a missing chain', (text) => text.replace(/Chain ID: .*\n/, ''), '400 sign-in-unparseable'],
  ['a missing uri', (text) => text.replace(/URI: .*\n/, ''), '400 sign-in-unparseable'],
  ['a missing time', (text) => text.replace(/\nIssued At: .*/, ''), '400 sign-in-unparseable'],
  ['a time that is no date', (text) => text.replace(/Issued At: .*/, 'Issued At: today'), '400 sign-in-unparseable'],
  ['text before the message', (text) => `Hello\n${text}`, '400 sign-in-unparseable'],
  ['text after the message', (text) => `${text}\nand more`, '400 sign-in-unparseable'],
  ['other text instead', () => 'Let me in', '400 sign-in-unparseable'],
])('a sign-in message is refused because of %s', async (_, rewrite, answer) => {
  expect(await attempt(new Client(node), {}, rewrite)).toBe(answer)
})

test('a sign-in message may contain an expiry, a start, a statement, resources and a slash at the end of the URI', async () => {
  const overrides = {
    expirationTime: minutes(5),
    notBefore: minutes(-5),
    statement: 'Sign in',
    resources: ['https://example.com/terms'],
    requestId: '7',
    uri: 'http://localhost:3000/',
    scheme: 'http',
  }
  expect(await attempt(new Client(node), overrides)).toBe('200 undefined')
})

test('a sign-in message must name the configured domain, whatever host the request’s headers name', async () => {
  const client = new Client(node)
  const message = await client.buildSignInMessage({ domain: 'evil.example' })
  const signature = await client.account.signMessage({ message })
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  const reply = await client.call('POST', '/api/auth/verify', { message, signature }, headers)
  expect(reply.body).toMatchObject({ status: 401, code: 'sign-in-domain-mismatch' })
})

test('a sign-in signature by another wallet is refused and uses up the nonce', async () => {
  const client = new Client(node)
  const message = await client.buildSignInMessage()
  const foreign = await privateKeyToAccount(generatePrivateKey()).signMessage({ message })
  expect(await client.code('POST', '/api/auth/verify', { message, signature: foreign })).toBe(
    '401 sign-in-signature-invalid',
  )
  const own = await client.account.signMessage({ message })
  expect(await client.code('POST', '/api/auth/verify', { message, signature: own })).toBe('401 sign-in-nonce-unknown')
})

test.each(['', 'nonsense', '0x', '0x1', '0x12', '0xgg', `0x${'00'.repeat(65)}`, `0x${'12'.repeat(9000)}`])(
  'a sign-in signature with the value %s is refused and uses up the nonce',
  async (signature) => {
    const client = new Client(node)
    const message = await client.buildSignInMessage()
    const attempt = (tried: string) => client.code('POST', '/api/auth/verify', { message, signature: tried })
    expect(await attempt(signature)).toBe('401 sign-in-signature-invalid')
    expect(await attempt(await client.account.signMessage({ message }))).toBe('401 sign-in-nonce-unknown')
  },
)

test.each<[string, (hex: Hex) => Hex]>([
  ['a v of 0 or 1', (hex) => concatHex([sliceHex(hex, 0, 64), sliceHex(hex, 64) === '0x1b' ? '0x00' : '0x01'])],
  ['64 bytes', (hex) => serializeCompactSignature(signatureToCompactSignature(parseSignature(hex)))],
])('a sign-in signature is accepted when the wallet encodes it with %s', async (_, respell) => {
  const client = new Client(node)
  const message = await client.buildSignInMessage()
  const signature = respell(await client.account.signMessage({ message }))
  expect(await client.code('POST', '/api/auth/verify', { message, signature })).toMatch(/^200/)
})

test('a sign-in signature that is not a string is an invalid request and leaves the nonce usable', async () => {
  const client = new Client(node)
  const message = await client.buildSignInMessage()
  const own = await client.account.signMessage({ message })
  for (const signature of [7, null, [own]])
    expect(await client.code('POST', '/api/auth/verify', { message, signature })).toBe('400 invalid-input')
  expect(await client.code('POST', '/api/auth/verify', { message, signature: own })).toBe('200 undefined')
})

test('a sign-in signature of a contract wallet is accepted when the contract accepts it', async () => {
  const client = new Client(node)
  const chain = createTestClient({ mode: 'anvil', transport: http(inject('stack').rpcUrl) })
  // The contract answers every call with the value by which ERC-1271 accepts a signature.
  await chain.setCode({ address: client.account.address, bytecode: '0x631626ba7e60e01b5f5260205ff3' })
  const message = await client.buildSignInMessage()
  const signature = `0x${'12'.repeat(80)}`
  expect(await client.code('POST', '/api/auth/verify', { message, signature })).toBe('200 undefined')
})

test('only one of 20 concurrent sign-ins with the same message on two nodes succeeds', async () => {
  const client = new Client(node)
  const message = await client.buildSignInMessage()
  const signature = await client.account.signMessage({ message })
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send(index % 2 ? node : second, 'POST', '/api/auth/verify', { message, signature }),
    ),
  )
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, ...Array(19).fill(401)])
})

test('the nonce of a sign-in expires after five minutes', async () => {
  const client = new Client(node)
  const message = await client.buildSignInMessage()
  await node.ctx.pool.query("update sign_in_nonces set issued_at = issued_at - interval '5 minutes'")
  const signature = await client.account.signMessage({ message })
  expect(await client.code('POST', '/api/auth/verify', { message, signature })).toBe('401 sign-in-nonce-unknown')
})

test('a session is valid on every node and names its wallet and its profile', async () => {
  const { client, user } = await buildUser(node)
  client.node = second
  const { body, headers } = await client.call('GET', '/api/auth/session')
  expect(body).toMatchObject({
    address: client.address,
    chainId: 31337,
    user: { id: user.id, username: user.username },
  })
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a session’s cookie cannot be read by scripts, and pages of other sites cannot send it in their requests', async () => {
  const client = new Client(node)
  const message = await client.buildSignInMessage()
  const signature = await client.account.signMessage({ message })
  const { headers } = await client.call('POST', '/api/auth/verify', { message, signature })
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^did_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/),
  ])
})

test('a session is stored only as a hash', async () => {
  const client = await signedIn(node)
  const token = client.cookie?.split('=')[1]
  const { rows } = await node.ctx.pool.query('select * from sessions where address = $1', [client.address])
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a session is replaced by a session with a new id at every sign-in', async () => {
  const client = await signedIn(node)
  const before = client.cookie
  await client.signIn()
  expect(client.cookie).not.toBe(before)
  expect((await send(node, 'GET', '/api/auth/session', undefined, { cookie: before })).status).toBe(401)
  expect(await client.code('GET', '/api/auth/session')).toBe('200 undefined')
})

test('a session ends on every node when the person signs out', async () => {
  const client = await signedIn(node)
  expect((await client.call('POST', '/api/auth/logout')).status).toBe(204)
  client.node = second
  expect(await client.code('GET', '/api/auth/session')).toBe('401 not-signed-in')
})

test('a person can sign out without a session and without a request body', async () => {
  expect((await send(node, 'POST', '/api/auth/logout')).status).toBe(204)
  const empty = { headers: { 'content-type': 'application/json' } }
  expect((await send(node, 'POST', '/api/auth/logout', '', empty)).status).toBe(204)
})

test('a sign-out that ends no session wakes no node', async () => {
  const ring = vi.spyOn(node.ctx.doorbell, 'ring')
  expect((await send(node, 'POST', '/api/auth/logout', undefined, { cookie: 'did_session=nobodys' })).status).toBe(204)
  expect(ring).not.toHaveBeenCalled()
  ring.mockRestore()
})

test.each([
  ['after 3 hours without a request', "last_active_at = now() - interval '3 hours'"],
  ['after 24 hours in any case', "created_at = now() - interval '24 hours'"],
])('a session ends %s', async (_, change) => {
  const client = await signedIn(node)
  await node.ctx.pool.query(`update sessions set ${change} where address = $1`, [client.address])
  expect(await client.code('GET', '/api/auth/session')).toBe('401 not-signed-in')
})

test('a session is prolonged by every request', async () => {
  const client = await signedIn(node)
  const age = "update sessions set last_active_at = now() - interval '2 hours 59 minutes' where address = $1"
  await node.ctx.pool.query(age, [client.address])
  await client.ok('GET', '/api/auth/session')
  const { rows } = await node.ctx.pool.query(
    "select last_active_at > now() - interval '1 minute' as fresh from sessions where address = $1",
    [client.address],
  )
  expect(rows).toEqual([{ fresh: true }])
})

test('an invented or malformed cookie opens no session', async () => {
  for (const cookie of ['did_session=nonsense', 'did_session=', 'did_session', '=;;=', 'other=1'])
    expect((await send(node, 'GET', '/api/auth/session', undefined, { cookie })).status).toBe(401)
})

test('the session cookie of a server with https is bound to the host', async () => {
  const secure = await createInstallation({ PUBLIC_URL: 'https://did.example', EMBEDDED: 'false' })
  const secureNode = await secure.startNode()
  const { headers } = await send(secureNode, 'POST', '/api/auth/logout', undefined, {
    headers: { origin: 'https://did.example' },
  })
  expect(headers.get('set-cookie')).toMatch(/^__Host-session=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0; Secure$/)
  await secure.close()
})
