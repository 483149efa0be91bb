import { once } from 'node:events'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:tls'
import { foreignDocumentLimits } from '@did/domain/portable/foreign-document'
import { certificate } from '@did/local/test-certificate'
import { expect, onTestFinished, vi } from 'vitest'
import type { Outside } from '../../src/outside/outside.ts'
import { createInstallation, type Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

const host = 'northfield.example'
const publicAddress = '93.184.215.14'
const json = { 'content-type': 'application/did+json; charset=utf-8' }
let server: Server
let node: Node

/**
 * A made-up web site, which answers with `status`, `headers` and `body`. `addresses` are the IP
 * addresses of its name, and `dialed` lists the addresses to which the server has connected.
 * `asked` is the last request.
 */
const site = {
  status: 200,
  headers: {} as Record<string, string>,
  body: '',
  /** The site answers only after this promise has settled. */
  held: Promise.resolve(),
  addresses: [''],
  dialed: [] as string[],
  asked: '',
}
const outside: Outside = {
  resolve: async () => site.addresses,
  connect: ({ address, host: servername }) => {
    site.dialed.push(address)
    const { port } = server.address() as AddressInfo
    return connect({ host: '127.0.0.1', port, servername, ca: certificate.cert })
  },
}

test.beforeAll(async ({ installation }) => {
  server = createServer(certificate, async (request, response) => {
    site.asked = `${request.method} ${request.url}`
    await site.held
    response.writeHead(site.status, site.headers).end(site.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  node = await installation.startNode({ outside })
})
test.beforeEach(() => {
  Object.assign(site, { status: 200, headers: json, body: '{}', addresses: [publicAddress], dialed: [], asked: '' })
})
test.afterAll(async () => {
  server.closeAllConnections()
  server.close()
})

const ask = (url: string, kind = '') => fetch(`${node.url}/api/foreign-documents?url=${encodeURIComponent(url)}${kind}`)

test('a document of another host is sent to the browser as a download, so that no browser shows it as a page of this server', async () => {
  site.body = '{"id":"did:web:northfield.example"}'
  const response = await ask(`https://${host}/.well-known/did.json?a=1#b`)
  expect([response.status, await response.text()]).toEqual([200, site.body])
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-disposition')).toBe('attachment')
  expect([site.asked, site.dialed]).toEqual(['GET /.well-known/did.json?a=1', [publicAddress]])
})

test.each([
  `http://${host}/`,
  `https://${host}:8443/`,
  `https://somebody@${host}/`,
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://localhost/',
  'https://[::1]/',
  'file:///etc/passwd',
  'nothing',
])('a document of another host is not fetched from %s', async (url) => {
  expect((await ask(url)).status).toBe(400)
  expect(site.dialed).toEqual([])
})

test.each([['10.0.0.1'], ['169.254.169.254'], [publicAddress, '127.0.0.1'], []])(
  'a document of another host is not fetched when the host’s name leads to %s',
  async (...addresses) => {
    site.addresses = addresses
    expect((await ask(`https://${host}/`)).status).toBe(422)
    expect(site.dialed).toEqual([])
  },
)

test('the service does not fetch a document from its own address, although other hosts’ documents are fetched', async () => {
  const { hostname } = new URL(node.ctx.config.publicUrl)
  expect((await ask(`https://${hostname}/status-lists/1`)).status).not.toBe(200)
  node.ctx.config.publicUrl = `https://${host}`
  expect((await ask(`https://${host}/status-lists/1`)).status).toBe(422)
  expect(site.dialed).toEqual([])
  node.ctx.config.publicUrl = `https://${hostname}`
})

test.each<[string, number, Record<string, string>]>([
  ['a redirect', 302, { ...json, location: 'http://127.0.0.1/' }],
  ['an error', 404, json],
  ['a web page', 200, { 'content-type': 'text/html' }],
  ['no type', 200, {}],
  ['a type that only begins like JSON', 200, { 'content-type': 'application/jsonx' }],
])('a document of another host is not passed on when the host answers with %s', async (_, status, headers) => {
  Object.assign(site, { status, headers })
  const response = await ask(`https://${host}/`)
  expect([response.status, site.dialed.length]).toEqual([422, 1])
  expect(await response.json()).toMatchObject({ code: 'domain-unreachable' })
})

test('a document of another host is refused above 256 kB, and a status list above 1 MB', async () => {
  site.body = `"${'a'.repeat(300 * 1024)}"`
  expect((await ask(`https://${host}/`)).status).toBe(422)
  expect((await ask(`https://${host}/`, '&kind=list')).status).toBe(200)
  site.body = `"${'a'.repeat(1024 * 1024)}"`
  expect((await ask(`https://${host}/`, '&kind=list')).status).toBe(422)
})

test('a node fetches only a limited number of other hosts’ documents for one client at the same time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  site.held = promise
  onTestFinished(() => resolve())
  const { perClient } = foreignDocumentLimits.atOnce
  const asking = Array.from({ length: perClient + 1 }, async () => (await ask(`https://${host}/`)).status)
  await vi.waitFor(() => expect(site.dialed).toHaveLength(perClient), { timeout: 60_000 })
  expect(await Promise.race(asking)).toBe(429)
  resolve()
  expect((await Promise.all(asking)).toSorted()).toEqual([...Array(perClient).fill(200), 429])
  expect((await ask(`https://${host}/`)).status).toBe(200)
})

test('fetching a document of another host counts against the limit of writes, because the service asks the other host each time', async () => {
  const strict = await createInstallation({ RATE_LIMIT_WRITES: '1', RATE_LIMIT_READS: '1000' })
  const { url } = await strict.startNode({ outside })
  const flood = (path: string) =>
    Promise.all(Array.from({ length: 30 }, async () => (await fetch(`${url}${path}`)).status))
  expect(await flood('/api/config')).not.toContain(429)
  expect(await flood(`/api/foreign-documents?url=${encodeURIComponent(`https://${host}/`)}`)).toContain(429)
  await strict.close()
})
