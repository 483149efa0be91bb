import { expect, inject, onTestFinished, vi } from 'vitest'
import { type Context, createContext } from '../../src/context.ts'
import { type RunningNode, startNode } from '../../src/node.ts'
import { encodeChain, readCertificates } from '../../src/signing-certificate.ts'
import { signingCertificates } from '../portable/signing-certificates.ts'
import { buildClaim, buildDid, buildRequest, buildUser, buildVerifier, type Person } from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import { testWith } from '../rig/test.ts'
import { openSocket } from '../socket/socket-client.ts'

let node: RunningNode
let owner: Person
const test = testWith({
  METRICS_PORT: '0',
  CHAIN_KEY: inject('stack').serviceKey,
  SPONSOR_KEY: inject('stack').sponsorKey,
})
test.beforeAll(async ({ installation }) => {
  const { ctx } = await installation.startNode()
  node = await startNode(createContext(ctx.config), { port: 0, host: '127.0.0.1' })
  await node.started
  owner = await buildUser(node)
})
test.afterAll(() => node.stop())

async function startAlone(ctx: Context): Promise<RunningNode> {
  const alone = await startNode(ctx, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => alone.stop())
  await alone.started
  return alone
}

const read = async () => (await fetch(String(node.metricsUrl))).text()

/**
 * Returns the value of one series of the metrics, or NaN for a missing series. `series` is the
 * series' name with its labels, as Prometheus prints them.
 */
async function readSeries(series: string): Promise<number> {
  const line = (await read()).split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? Number.NaN : Number(line.slice(series.length + 1))
}

const countDelivered = async () => (await readSeries('did_event_delivery_seconds_count')) || 0

async function untilAllClosed(): Promise<void> {
  const count = (opener: string) => readSeries(`did_sockets_open{opener="${opener}"}`)
  const counts = () => Promise.all([count('session'), count('visitor')])
  await vi.waitFor(async () => expect(await counts()).toEqual([0, 0]), { timeout: 60_000 })
}

test('the metrics count requests by the pattern of their route and by their status', async () => {
  const did = await buildDid(owner)
  const labels = [
    'method="GET",route="/api/claims/did/:didId",status="200"',
    'method="GET",route="/api/claims/did/:didId",status="404"',
    'method="GET",route="none",status="404"',
  ]
  const count = async () => {
    const counts = await Promise.all(labels.map((label) => readSeries(`did_http_request_seconds_count{${label}}`)))
    return counts.map((each) => each || 0)
  }
  const before = await count()
  await owner.client.ok('GET', `/api/claims/did/${did.id}`)
  await owner.client.call('GET', '/api/claims/did/999999')
  await send(node, 'GET', '/nothing/that/is/here')
  expect(await count()).toEqual(before.map((each) => each + 1))
})

test('the metrics count the open sockets, and measure the seconds from an event to its arrival at a socket', async () => {
  const verifier = await buildVerifier(node)
  const delivered = await countDelivered()
  const socket = await openSocket(node.url, { cookie: verifier.client.cookie })
  const visitor = await openSocket(node.url)
  expect(await readSeries('did_sockets_open{opener="session"}')).toBe(1)
  expect(await readSeries('did_sockets_open{opener="visitor"}')).toBe(1)
  await buildRequest(owner, verifier)
  await socket.untilSeqs([1])
  expect(await countDelivered()).toBe(delivered + 1)
  expect(await readSeries('did_event_delivery_seconds_sum')).toBeLessThan(5)
  await socket.close()
  await visitor.close()
  await untilAllClosed()
})

test('the metric of delivery times leaves out events that happened before their socket connected', async () => {
  const verifier = await buildVerifier(node)
  await buildRequest(owner, verifier)
  const before = await countDelivered()
  const socket = await openSocket(node.url, { cookie: verifier.client.cookie })
  socket.resume(0)
  await socket.untilSeqs([1])
  expect(await countDelivered()).toBe(before)
  await socket.close()
  await untilAllClosed()
})

test('the metrics show the state of the chain index, the chain and the database pool', async () => {
  await vi.waitFor(async () => expect(await readSeries('did_chain_index_lag_blocks')).toBe(0), { timeout: 60_000 })
  expect(await readSeries('did_chain_index_block')).toBeGreaterThan(0)
  expect(await readSeries('did_chain_index_block_time_seconds')).toBeGreaterThan(1_600_000_000)
  for (const part of ['database', 'doorbell', 'chain']) expect(await readSeries(`did_part_up{part="${part}"}`)).toBe(1)
  expect(await readSeries('did_part_up{part="draining"}')).toBe(0)
  expect(await readSeries('did_ready')).toBe(1)
  expect(await readSeries('did_database_connections{state="idle"}')).toBeGreaterThan(0)
  expect(await readSeries('did_database_waiting')).toBe(0)
  expect(await readSeries('did_chain_service_pending{kind="anchors"}')).toBe(0)
  expect(await readSeries('did_chain_service_pending{kind="revocations"}')).toBe(0)
  expect(await readSeries('did_chain_service_balance_ether')).toBeGreaterThan(0)
  for (const name of ['gas', 'waiting', 'oldest_waiting_seconds'])
    expect(await readSeries(`did_sponsor_${name}`)).toBe(0)
  expect(await readSeries('did_sponsor_gas_budget')).toBe(30_000_000)
  expect(await readSeries('did_sponsor_balance_ether')).toBeGreaterThan(0)
  expect(await readSeries('process_resident_memory_bytes')).toBeGreaterThan(0)
})

test('many readings of the metrics within a second ask the chain and the database only once', async ({
  installation,
}) => {
  const still = new Date()
  const { config } = (await installation.startNode()).ctx
  const ctx = createContext(config, { now: () => still })
  const alone = await startAlone(ctx)
  const readAlone = async () => (await fetch(String(alone.metricsUrl))).text()
  await readAlone()
  const asked = vi.spyOn(ctx.chain, 'readBlockNumber')
  const texts = await Promise.all(Array.from({ length: 5 }, readAlone))
  expect(asked).not.toHaveBeenCalled()
  for (const text of texts) expect(text).toMatch(/^did_chain_head_block \d+$/m)
})

test('the metrics contain the time at which the signing certificate ends, and no such time when there is no certificate', async ({
  installation,
}) => {
  expect(await read()).not.toContain('did_signing_certificate_end_seconds')
  const { config } = (await installation.startNode()).ctx
  const signingCertificate = encodeChain(readCertificates(signingCertificates.own) ?? [])
  const alone = await startAlone(createContext({ ...config, signingCertificate }))
  const text = await (await fetch(String(alone.metricsUrl))).text()
  expect(text).toContain(`did_signing_certificate_end_seconds ${Date.UTC(2126, 10, 1, 23, 29, 17) / 1000}`)
})

test('the metrics contain nothing about a person', async () => {
  const did = await buildDid(owner)
  const claim = await buildClaim(owner, { didId: did.id, title: 'Very personal', issuer: 'Somebody in particular' })
  await send(node, 'GET', `/shared-claim?data=${claim.title}`)
  const text = await read()
  for (const personal of [owner.client.address, owner.user.username, claim.title, claim.issuer, 'data='])
    expect(text.toLowerCase()).not.toContain(personal.toLowerCase())
})

test('the port of the metrics serves nothing else, and the port of the page serves no metrics', async () => {
  const { origin } = new URL(String(node.metricsUrl))
  expect((await fetch(`${origin}/api/config`)).status).toBe(404)
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${node.url}/metrics`, { headers: { accept: 'text/plain' } })).status).toBe(404)
})

test('a metric that cannot be read is shown as unknown instead of with its last value', async ({ installation }) => {
  const away = createContext({ ...(await installation.startNode()).ctx.config, rpcUrl: 'http://127.0.0.1:9' })
  const alone = await startAlone(away)
  const text = await (await fetch(String(alone.metricsUrl))).text()
  expect(text).toMatch(/^did_part_up\{part="chain"\} 0$/m)
  expect(text).toMatch(/^did_ready 1$/m)
  expect(text).toMatch(/^did_chain_head_block nan$/im)
  expect(text).toMatch(/^did_chain_index_lag_blocks nan$/im)
})
