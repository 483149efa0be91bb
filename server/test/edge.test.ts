import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problemSchema } from '@did/domain/problem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildClaim, buildDid, buildUser, type Person } from './builders.ts'
import { send } from './client.ts'
import { createInstallation, type Installation, type Node, publicUrl } from './stack.ts'

let installation: Installation
let node: Node
let owner: Person
beforeAll(async () => {
  installation = await createInstallation({ WEB_DIR: makePage(), DEMO_WALLET_FILE: makeDemoWallet() })
  node = await installation.startNode()
  owner = await buildUser(node)
})
afterAll(() => installation.close())

function makePage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'did-page-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<meta name="csp-nonce" content="__CSP_NONCE__"><div id="root"></div>')
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {}')
  writeFileSync(join(folder, 'shared-claim.html'), '<p>light</p><meta name="csp-nonce" content="__CSP_NONCE__">')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  writeFileSync(join(folder, '.secret'), 'hidden')
  return folder
}

function makeDemoWallet(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'did-wallet-')), 'demo-wallet.js')
  writeFileSync(file, 'window.demo = true')
  return file
}

type RawReply = { status: number; headers: IncomingHttpHeaders; body: string }

/** A request line and headers exactly as given: fetch would correct the host and the path. */
function ask(path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<RawReply>((resolve, reject) => {
    const { hostname, port } = new URL(node.url)
    const sent = httpRequest({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('checks come in their order', () => {
  const path = '/api/claims'
  const text = { 'content-type': 'text/plain' }
  test('a foreign origin before the missing session', async () => {
    const reply = await send(node, 'POST', path, 'x', { headers: { ...text, origin: 'http://evil.example' } })
    expect(reply.body).toMatchObject({ status: 403, code: 'foreign-origin' })
  })
  test('no origin at all is foreign', async () => {
    expect((await ask('/api/auth/logout', {}, 'POST')).status).toBe(403)
    expect((await ask('/api/auth/logout', { origin: 'null' }, 'POST')).status).toBe(403)
  })
  test('the missing session before the content type', async () => {
    const reply = await send(node, 'POST', path, 'x', { headers: text })
    expect(reply.body).toMatchObject({ status: 401, code: 'not-signed-in' })
  })
  test('the content type before the schema', async () => {
    const reply = await owner.client.call('POST', path, 'x', text)
    expect(reply.body).toMatchObject({ status: 415, code: 'not-json' })
  })
  test('the schema before ownership', async () => {
    const reply = await owner.client.call('POST', path, { didId: 999_999, title: 7 })
    expect(reply.body).toMatchObject({ status: 400, code: 'invalid-input' })
  })
  test('path ids before ownership', async () => {
    for (const id of ['0', '-1', '1.5', '1e3', 'abc', '9'.repeat(20), '%31x', "1'--"])
      expect(await owner.client.code('PUT', `/api/users/${id}`, { username: 'somebody' })).toBe('400 invalid-input')
  })
})

describe('bodies', () => {
  test.each([
    ['cut off', '{"tokenId":'],
    ['nothing but a word', 'nonsense'],
    ['base64 where JSON belongs', 'eyJ0b2tlbklkIjoiMSJ9'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ])('%s is unreadable', async (_, body) => {
    const response = await fetch(`${node.url}/api/dids`, {
      method: 'POST',
      headers: { origin: publicUrl, 'content-type': 'application/json', cookie: String(owner.client.cookie) },
      body,
    })
    expect(await response.json()).toMatchObject({ status: 400, code: 'unreadable-body' })
  })

  test.each([[null], [[]], ['text'], [7], [true], [{ tokenId: 7 }], [{ tokenId: null }], [{ tokenId: ['1'] }], [{}]])(
    'of another type (%j) is 400, never 500',
    async (body) => {
      expect(await owner.client.code('POST', '/api/dids', JSON.stringify(body))).toBe('400 invalid-input')
    },
  )

  test('none at all where one belongs is 400', async () => {
    expect(await owner.client.code('POST', '/api/dids')).toBe('400 invalid-input')
  })

  test('over 128 kB is 413, up to it is read', async () => {
    const sized = (bytes: number) =>
      JSON.stringify({ tokenId: '', padding: '' }).replace('""', `"${'x'.repeat(bytes)}"`)
    expect(await owner.client.code('POST', '/api/dids', sized(128_001))).toBe('413 body-too-large')
    expect(await owner.client.code('POST', '/api/dids', sized(127_900))).toBe('400 invalid-input')
  })

  test('with members nobody knows lose them, __proto__ and constructor included', async () => {
    const did = await buildDid(owner)
    const body = `{"__proto__":{"isVerified":true},"constructor":{"prototype":{"isVerified":true}},"isVerified":true,
      "verificationLevel":"AgeProof","owner":"0x0","id":7,"claimHash":"0x00",
      "didId":${did.id},"type":"award","title":"Best","description":"Of all"}`
    const claim = await owner.client.ok('POST', '/api/claims', body)
    expect(claim).toMatchObject({ title: 'Best', isVerified: false, verificationLevel: null, didId: did.id })
    expect(claim).not.toMatchObject({ id: 7 })
    expect(Object.hasOwn(claim as object, 'constructor')).toBe(false)
  })

  test.each(['\\u0000', '\\ud800', '\\udc00x'])('with %s, which nobody can store, are 400', async (sequence) => {
    const did = await buildDid(owner)
    const body = `{"didId":${did.id},"type":"award","title":"A${sequence}","description":"Of all"}`
    expect(await owner.client.code('POST', '/api/claims', body)).toBe('400 invalid-input')
    expect(
      await owner.client.code('PUT', `/api/users/${owner.user.id}/verifier`, `{"organization":"${sequence}"}`),
    ).toBe('400 invalid-input')
  })

  test('may be as long as each field allows, in any script', async () => {
    const did = await buildDid(owner)
    const claim = {
      title: '界'.repeat(200),
      description: '😀'.repeat(1000),
      issuer: 'ß'.repeat(200),
      type: 'x'.repeat(40),
    }
    expect(await buildClaim(owner, { ...claim, didId: did.id })).toMatchObject(claim)
  })
})

describe('refusals', () => {
  test('are problem documents with the fields’ own messages', async () => {
    const { body, headers } = await owner.client.call('POST', '/api/users', { username: 'ab', email: 'nonsense' })
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(problemSchema.strict().parse(body)).toEqual({
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
  test('use the spec’s words where a field has none of its own', async () => {
    const { body } = await owner.client.call('POST', '/api/verification-requests', { verifierId: 'seven' })
    expect(body).toMatchObject({
      errors: [
        { path: 'claimId', message: 'Required' },
        { path: 'verifierId', message: 'Invalid input' },
      ],
    })
  })
  test('of an unknown address are problems too, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
      expect(await owner.client.code(method, '/api/nowhere')).toBe('404 route-not-found')
    expect(await owner.client.code('DELETE', '/api/claims')).toBe('404 route-not-found')
    expect(await owner.client.code('GET', '/api')).toBe('404 route-not-found')
    expect((await ask('/api/%ZZ', {})).status).toBe(400)
  })
  test('are never cached, nor is anything that needs a session', async () => {
    for (const path of ['/api/nowhere', '/api/auth/session', '/api/verifiers']) {
      const { headers } = await owner.client.call('GET', path)
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })
})

test('a client that asks too much is told to wait', async () => {
  const strict = await createInstallation({ RATE_LIMIT_READS: '3' })
  const strictNode = await strict.startNode()
  const replies = await Promise.all(Array.from({ length: 8 }, () => send(strictNode, 'GET', '/api/config')))
  const refused = replies.filter((reply) => reply.status === 429)
  expect(refused).toHaveLength(5)
  expect(refused[0]?.body).toMatchObject({ code: 'too-many-requests' })
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  await strict.close()
})

describe('the page', () => {
  const open = (path: string) => ask(path, { host: 'localhost:3000', accept: 'text/html' })

  test.each(['/', '/about', '/tutorials/managing-claims', '/shared-claim?data=e30%3D'])(
    'is served at %s',
    async (path) => {
      const { status, headers, body } = await open(path)
      expect(status).toBe(200)
      const nonce = /content="([\w-]{22})"/.exec(body)?.[1]
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['x-content-type-options']).toBe('nosniff')
    },
  )

  test('runs no script but its own, and talks to nobody but us and the chain', async () => {
    const { headers } = await open('/')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain(`connect-src 'self' ws://localhost:3000 ${new URL(node.ctx.config.rpcUrl).origin};`)
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  test('has a document of its own for shared claims, as long as the build has one', async () => {
    expect((await open('/shared-claim?data=e30%3D')).body).toContain('light')
    expect((await open('/scan-code')).body).not.toContain('light')
  })

  test('has a new nonce each time', async () => {
    const [one, other] = [await open('/'), await open('/')]
    expect(one.body).not.toBe(other.body)
  })

  test('keeps shared claims out of search engines', async () => {
    const robots = async (path: string) => (await open(path)).headers['x-robots-tag']
    expect(await robots('/shared-claim?data=e30%3D')).toBe('noindex')
    expect(await robots('/')).toBeUndefined()
  })

  test('keeps files that are named after their content, and asks again for the others', async () => {
    const caching = async (path: string) => (await open(path)).headers['cache-control']
    expect(await caching('/assets/main-abc123.js')).toBe('public, max-age=31536000, immutable')
    expect(await caching('/icon.svg')).toBe('no-cache')
    expect(await caching('/')).toBe('no-cache')
  })

  test('does not stand in for a missing file, a hidden one, or one outside its folder', async () => {
    const paths = [
      '/assets/gone.js',
      '/assets',
      '/assets/',
      '/.secret',
      '/index.html',
      '/shared-claim.html',
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/hosts',
      '/ws',
    ]
    for (const path of paths) {
      const { status, body } = await ask(path, { accept: 'image/png' })
      expect(`${path} ${status}`).toBe(`${path} 404`)
      expect(JSON.parse(body)).toMatchObject({ code: 'route-not-found' })
    }
  })

  test.each(['127.0.0.1:3000', '[::1]:3000', 'app.localhost:3000', 'localhost:8080'])(
    'sends a visitor of %s to the one name that can sign in',
    async (host) => {
      const reply = await ask('/about?x=1', { host, accept: 'text/html' })
      expect(reply).toMatchObject({ status: 307, headers: { location: `${publicUrl}/about?x=1` } })
    },
  )

  test('stays where it is under its own name and under a name that is not this machine’s', async () => {
    for (const host of ['localhost:3000', 'proxy.example'])
      expect((await ask('/', { host, accept: 'text/html' })).status).toBe(200)
  })
})

test('the demo wallet is served where everything is run by ourselves, and nowhere else', async () => {
  const demo = await send(node, 'GET', '/demo-wallet.js')
  expect(demo).toMatchObject({ status: 200, body: 'window.demo = true' })
  expect(demo.headers.get('content-type')).toContain('text/javascript')

  const production = await createInstallation({ EMBEDDED: 'false', DEMO_WALLET_FILE: makeDemoWallet() })
  const other = await production.startNode()
  expect((await send(other, 'GET', '/demo-wallet.js')).status).toBe(404)
  expect((await send(other, 'POST', '/api/dev/faucet', {})).body).toMatchObject({ code: 'route-not-found' })
  await production.close()
})

test('configuration tells the page what it needs and nothing else', async () => {
  const { rpcUrl, chainId, didRegistry } = node.ctx.config
  const { body } = await send(node, 'GET', '/api/config')
  expect(body).toEqual({ rpcUrl, chainId, didRegistry, verifierPolicy: 'open', embedded: true })
})
