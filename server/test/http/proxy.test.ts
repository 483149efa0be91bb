import { expect, test, vi } from 'vitest'
import { send } from '../rig/client.ts'
import { createInstallation } from '../rig/stack.ts'
import { ask } from './raw-request.ts'

const allowed = 3

/**
 * Sends one request for each of `chains`, all at the same time. Each request has its chain of
 * addresses in the header `X-Forwarded-For`. Returns the number of requests that were not refused.
 */
async function countServed(environment: Record<string, string>, chains: readonly string[]): Promise<number> {
  const installation = await createInstallation({ RATE_LIMIT_READS: String(allowed), ...environment })
  const node = await installation.startNode()
  const replies = await Promise.all(
    chains.map((chain) => ask(node, '/api/config', chain === '' ? {} : { 'x-forwarded-for': chain })),
  )
  await installation.close()
  return replies.filter(({ status }) => status === 200).length
}

const repeat = (chain: string, times: number) => Array.from({ length: times }, () => chain)
const strangers = Array.from({ length: 8 }, (_, index) => `203.0.113.${index}`)

test('each client behind a trusted proxy has its own limit of requests', async () => {
  const clients = [...repeat('203.0.113.1', 5), ...repeat('203.0.113.2', 5), ...repeat('2001:db8::1', 5)]
  expect(await countServed({ TRUST_PROXY: '127.0.0.1' }, clients)).toBe(3 * allowed)
})

test('all IPv6 addresses of one 64-bit network share one limit of requests', async () => {
  const within = strangers.map((_, index) => `2001:db8:1:2:${index}::1`)
  expect(await countServed({ TRUST_PROXY: '127.0.0.1' }, [...within, '2001:db8:1:3::1'])).toBe(allowed + 1)
})

test('a client without a proxy cannot escape the limit of requests by inventing forwarded addresses', async () => {
  expect(await countServed({}, strangers)).toBe(allowed)
})

test('a client behind a trusted proxy cannot escape the limit of requests by inventing forwarded addresses', async () => {
  const spoofed = strangers.map((name) => `${name}, 198.51.100.7`)
  expect(await countServed({ TRUST_PROXY: '127.0.0.1' }, spoofed)).toBe(allowed)
})

test('a client cannot escape the limit of requests by naming the proxy’s own address as forwarded', async () => {
  const spoofed = strangers.map((name) => `${name}, 127.0.0.1, 198.51.100.7`)
  expect(await countServed({ TRUST_PROXY: '127.0.0.1' }, spoofed)).toBe(allowed)
})

test('the server ignores forwarded addresses from a proxy that it does not trust', async () => {
  expect(await countServed({ TRUST_PROXY: '10.0.0.0/8' }, strangers)).toBe(allowed)
})

test('the server finds the client’s address behind several trusted proxies', async () => {
  const clients = strangers.map((name) => `${name}, 10.1.2.3`)
  expect(await countServed({ TRUST_PROXY: '127.0.0.1 10.0.0.0/8' }, clients)).toBe(strangers.length)
})

async function listWarnings(environment: Record<string, string>): Promise<unknown[]> {
  const installation = await createInstallation(environment)
  const node = await installation.startNode()
  const warn = vi.spyOn(node.ctx.log, 'warn')
  await send(node, 'GET', '/api/config')
  for (const client of strangers.slice(0, 3)) await ask(node, '/api/config', { 'x-forwarded-for': client })
  await installation.close()
  return warn.mock.calls.flat()
}

test('a node warns once about an unknown proxy, without logging an address', async () => {
  for (const trusted of ['', '10.0.0.0/8']) {
    const warnings = await listWarnings({ TRUST_PROXY: trusted })
    expect(warnings).toEqual([expect.stringContaining('name its address in TRUST_PROXY')])
    expect(String(warnings[0])).not.toMatch(/\d+\.\d+\.\d+/)
  }
})

test('a node does not warn about a trusted proxy', async () => {
  expect(await listWarnings({ TRUST_PROXY: '127.0.0.1' })).toEqual([])
})
