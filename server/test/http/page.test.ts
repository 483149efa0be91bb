import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { parseInstallation } from '@did/credentials/chain/installation'
import { problemSchema } from '@did/domain/problem'
import { describe, expect } from 'vitest'
import { send } from '../rig/client.ts'
import { createInstallation, type Node, publicUrl } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import { ask } from './raw-request.ts'

let node: Node
const longScript = 'export {}\n'.repeat(200)
const temporary = mkdtempSync(join(tmpdir(), 'did-page-'))
const test = testWith({ WEB_DIR: makePage(), DEMO_WALLET_FILE: makeDemoWallet() })
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})
test.afterAll(() => rmSync(temporary, { recursive: true }))

function makePage(): string {
  const folder = mkdtempSync(join(temporary, 'page-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<meta name="csp-nonce" content="__CSP_NONCE__"><div id="root"></div>')
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'prover-worker-abc123.js'), 'export {}')
  const script = join(folder, 'assets', 'long-abc123.js')
  writeFileSync(script, longScript)
  writeFileSync(`${script}.br`, brotliCompressSync(longScript))
  writeFileSync(`${script}.gz`, gzipSync(longScript))
  const pinned = '<script type="application/json" id="installation">"__INSTALLATION__"</script>'
  writeFileSync(
    join(folder, 'shared-claim.html'),
    `<p>light</p><meta name="csp-nonce" content="__CSP_NONCE__">${pinned}`,
  )
  mkdirSync(join(folder, 'documents', 'tutorials'), { recursive: true })
  const drawn = (text: string) =>
    `<link rel="canonical" href="__PUBLIC_URL__/about"><p>${text}</p>content="__CSP_NONCE__"`
  writeFileSync(join(folder, 'documents', 'index.html'), drawn('drawn home'))
  writeFileSync(join(folder, 'documents', 'about.html'), drawn('drawn about'))
  writeFileSync(join(folder, 'documents', 'tutorials', 'managing-claims.html'), drawn('drawn tutorial'))
  writeFileSync(join(folder, 'sitemap.xml'), '<loc>__PUBLIC_URL__/about</loc>')
  writeFileSync(join(folder, 'robots.txt'), 'Sitemap: __PUBLIC_URL__/sitemap.xml')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  writeFileSync(join(folder, '.secret'), 'hidden')
  return folder
}

function makeDemoWallet(): string {
  const file = join(temporary, 'demo-wallet.js')
  writeFileSync(file, 'window.demo = true')
  return file
}

test('a browser that loads all files of the page at once is never told to wait', async () => {
  const strict = await createInstallation({ WEB_DIR: makePage(), EMBEDDED: 'false', RATE_LIMIT_READS: '3' })
  const strictNode = await strict.startNode()
  const files = Array.from({ length: 50 }, () => send(strictNode, 'GET', '/assets/main-abc123.js'))
  expect(new Set((await Promise.all(files)).map(({ status }) => status))).toEqual(new Set([200]))
  await strict.close()
})

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: each test inside this function is short
describe('the web page', () => {
  const open = (path: string) => ask(node, path, { host: 'localhost:3000', accept: 'text/html' })

  test.each(['/', '/about', '/tutorials/managing-claims', '/shared-claim?data=e30%3D'])(
    'the web page is served at %s',
    async (path) => {
      const { status, headers, body } = await open(path)
      expect(status).toBe(200)
      const nonce = /content="([\w-]{22})"/.exec(body)?.[1]
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toContain('camera=(self), ')
      expect(headers['permissions-policy']).toContain('microphone=(), ')
    },
  )

  test('the web page is served with the status 404 at an address that has no page', async () => {
    for (const path of ['/nothing', '/about/more', '/answer', '/tutorials/none']) {
      const { status, body } = await open(path)
      expect(`${path} ${status}`).toBe(`${path} 404`)
      expect(body).toContain('id="root"')
    }
  })

  test('the web page may run only its own scripts, and may connect only to its server and the chain', async () => {
    const { headers } = await open('/')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain(`connect-src 'self' ws://localhost:3000 ${new URL(node.ctx.config.rpcUrl).origin};`)
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  test('the web page may compile WebAssembly only in the workers that make proofs', async () => {
    const policyOf = async (file: string) => (await open(`/assets/${file}`)).headers['content-security-policy']
    expect(await policyOf('prover-worker-abc123.js')).toMatch(
      /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/,
    )
    expect(await policyOf('main-abc123.js')).toBeUndefined()
  })

  test('the document of shared claims is served at the addresses of shared claims, when the build contains it', async () => {
    expect((await open('/shared-claim?data=e30%3D')).body).toContain('light')
    expect((await open('/s/BwcHBwcH')).body).toContain('light')
    expect((await open('/scan-code')).body).not.toContain('light')
  })

  test('the web page at an address with a prerendered document is this document, and the dashboard has no prerendered document', async () => {
    expect((await open('/')).body).toContain('drawn home')
    expect((await open('/about?from=mail')).body).toContain('drawn about')
    expect((await open('/tutorials/managing-claims')).body).toContain('drawn tutorial')
    for (const path of ['/?view=claims', '/contact', '/tutorials', '/documents/about', '/about/more'])
      expect((await open(path)).body, path).not.toContain('drawn')
  })

  test('the web page, the sitemap and robots.txt name the public address for search engines', async () => {
    expect((await open('/about')).body).toContain(`href="${publicUrl}/about"`)
    const list = async (path: string) => {
      const { status, headers, body } = await ask(node, path, {})
      return `${status} ${headers['content-type']} ${body}`
    }
    expect(await list('/sitemap.xml')).toBe(`200 application/xml; charset=utf-8 <loc>${publicUrl}/about</loc>`)
    expect(await list('/robots.txt')).toBe(`200 text/plain; charset=utf-8 Sitemap: ${publicUrl}/sitemap.xml`)
  })

  test('the web page names its chain and its registry, whatever characters their addresses contain', async () => {
    const rpcUrl = 'http://localhost:8545/?key=</script><script>$&'
    const other = await createInstallation({ WEB_DIR: makePage(), PUBLIC_RPC_URL: rpcUrl, DID_REGISTRY_BLOCK: '7' })
    const { body } = await ask(await other.startNode(), '/shared-claim', {
      host: 'localhost:3000',
      accept: 'text/html',
    })
    const [, pinned = ''] = /<script type="application\/json" id="installation">(.*?)<\/script>/.exec(body) ?? []
    expect(parseInstallation(JSON.parse(pinned))).toEqual({
      chainId: 31337,
      rpcUrl,
      didRegistry: node.ctx.config.didRegistry,
      deployedAtBlock: 7,
      verifierPolicy: 'open',
    })
    await other.close()
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', null],
  ])('the web page is compressed in a way that the browser accepts: %s', async (accepted, encoding) => {
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, null: (whole: Buffer) => whole }[String(encoding)]
    const read = async (url: string, vary: string) => {
      const asked = { host: 'localhost:3000', accept: 'text/html', 'accept-encoding': accepted }
      const { headers, rawPayload } = await node.app.inject({ url, headers: asked })
      expect(String(headers['vary']).toLowerCase()).toBe(vary)
      return `${headers['content-encoding'] ?? null} ${unpack?.(rawPayload)}`
    }
    expect(await read('/about', 'accept-encoding, accept-language, cookie')).toMatch(
      new RegExp(`^${encoding} .*drawn about`, 's'),
    )
    expect(await read('/assets/long-abc123.js', 'accept-encoding')).toBe(`${encoding} ${longScript}`)
  })

  test('the web page has a new nonce each time it is served', async () => {
    const [one, other] = [await open('/'), await open('/')]
    expect(one.body).not.toBe(other.body)
  })

  test('the web page tells search engines not to index shared claims and tools', async () => {
    const robots = async (path: string) => (await open(path)).headers['x-robots-tag']
    expect(await robots('/shared-claim?data=e30%3D')).toBe('noindex')
    expect(await robots('/s/BwcHBwcH')).toBe('noindex')
    for (const path of ['/debug', '/ask', '/answer/AAECAwQFBgcICQoLDA0ODw'])
      expect(await robots(path), path).toBe('noindex')
    expect(await robots('/asking')).toBeUndefined()
    expect(await robots('/')).toBeUndefined()
  })

  test('the web page lets browsers keep files that are named after their content, and makes them ask again for all others', async () => {
    const caching = async (path: string) => (await open(path)).headers['cache-control']
    expect(await caching('/assets/main-abc123.js')).toBe('public, max-age=31536000, immutable')
    expect(await caching('/icon.svg')).toBe('no-cache')
    expect(await caching('/')).toBe('no-cache')
  })

  test('the web page is not served in place of a missing file, a hidden file or a file outside the page’s folder', async () => {
    const paths = [
      '/assets/gone.js',
      '/assets',
      '/assets/',
      '/.secret',
      '/index.html',
      '/shared-claim.html',
      '/documents/about.html',
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/hosts',
      '/assets/../.secret',
      '/./icon.svg',
      '//icon.svg',
      '/icon.svg/',
      '/icon.svg%00',
      '/assets%5cmain-abc123.js',
      '/ws',
    ]
    for (const path of paths) {
      const { status, body } = await ask(node, path, { accept: 'image/png' })
      expect(`${path} ${status}`).toBe(`${path} 404`)
      expect(JSON.parse(body)).toMatchObject({ code: 'route-not-found' })
    }
  })

  const oauth = { error: 'not_found', error_description: 'There is no such address' }
  const notFound = { type: 'https://www.w3.org/ns/did#NOT_FOUND', title: 'There is no such address' }
  test.each<[string, object, string?]>([
    ['/oid4vci/nowhere', oauth],
    ['/oid4vci/token', oauth],
    ['/oid4vp/nowhere', oauth],
    ['/vct/nowhere', oauth],
    ['/jwks/nowhere', oauth],
    ['/1.0/identifiers', { didResolutionMetadata: { error: notFound } }, 'application/did-resolution'],
    ['/vc-api/nowhere', { errors: [{ detail: 'There is no such address' }] }],
    ['/status-lists', oauth],
    ['/.well-known/nowhere', oauth],
  ])('the web page never answers other software: %s', async (path, expected, type = 'application/json') => {
    for (const accept of ['*/*', 'text/html']) {
      const { status, headers, body } = await ask(node, path, { accept })
      expect([status, headers['content-type']]).toEqual([404, type])
      expect(JSON.parse(body)).toMatchObject(expected)
      expect(JSON.parse(body)).not.toHaveProperty('code')
    }
  })

  test.each(['127.0.0.1:3000', '[::1]:3000', 'app.localhost:3000', 'localhost:8080'])(
    'the web page redirects a visitor of %s to the address at which people can sign in',
    async (host) => {
      const reply = await ask(node, '/about?x=1', { host, accept: 'text/html' })
      expect(reply).toMatchObject({ status: 307, headers: { location: `${publicUrl}/about?x=1` } })
    },
  )

  test('the web page does not redirect a visitor who uses the public address, or an address that could belong to another machine', async () => {
    for (const host of ['localhost:3000', 'proxy.example'])
      expect((await ask(node, '/', { host, accept: 'text/html' })).status).toBe(200)
  })
})

describe('an address that is too long', () => {
  const open = (length: number) =>
    ask(node, `/shared-claim?data=${'A'.repeat(length)}`, { host: 'localhost:3000', accept: 'text/html' })

  test.each([17_000, 60_000])(
    'at %i characters, an address that is too long still gets the page, and the page explains the problem',
    async (length) => {
      expect(await open(length)).toMatchObject({ status: 200, body: expect.stringContaining('light') })
    },
  )

  test.each([70_000, 1_000_000])('a short page explains an address of %i characters', async (length) => {
    const { status, headers, body } = await open(length)
    expect(status).toBe(431)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<h1>This link is too long to read</h1>')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('an address that is too long does not disturb the requests of other clients', async () => {
    const [refused, served] = await Promise.all([open(200_000), open(10)])
    expect([refused.status, served.status]).toEqual([431, 200])
  })
})

test('a message that is not HTTP is answered with a problem document', async () => {
  const { hostname, port } = new URL(node.url)
  const socket = connect(Number(port), hostname)
  socket.end('NONSENSE\r\n\r\n')
  const reply = await text(socket)
  expect(reply).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(reply).toContain('content-type: application/problem+json')
  expect(problemSchema.parse(JSON.parse(reply.split('\r\n\r\n')[1] ?? ''))).toMatchObject({ code: 'unreadable-body' })
})

test('the demo wallet is served only by a demonstration installation', async () => {
  const demo = await send(node, 'GET', '/demo-wallet.js')
  expect(demo).toMatchObject({ status: 200, body: 'window.demo = true' })
  expect(demo.headers.get('content-type')).toContain('text/javascript')

  const production = await createInstallation({ EMBEDDED: 'false', DEMO_WALLET_FILE: makeDemoWallet() })
  const other = await production.startNode()
  expect((await send(other, 'GET', '/demo-wallet.js')).status).toBe(404)
  expect((await send(other, 'POST', '/api/dev/faucet', {})).body).toMatchObject({ code: 'route-not-found' })
  await production.close()
})
