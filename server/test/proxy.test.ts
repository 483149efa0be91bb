import { expect, test, vi } from 'vitest'
import { send } from './client.ts'
import { ask } from './raw-request.ts'
import { createInstallation } from './stack.ts'

const allowed = 3

/** How many of some requests at once are served, each sent through the last address of its chain of proxies. */
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

test('behind a proxy each client has a limit of its own', async () => {
  const clients = [...repeat('203.0.113.1', 5), ...repeat('203.0.113.2', 5), ...repeat('2001:db8::1', 5)]
  expect(await countServed({ TRUST_PROXY: '127.0.0.1' }, clients)).toBe(3 * allowed)
})

test('a stranger cannot make itself many by naming other addresses', async () => {
  expect(await countServed({}, strangers)).toBe(allowed)
})

test('not even one that is let through by a proxy, which adds the address it saw', async () => {
  const spoofed = strangers.map((name) => `${name}, 198.51.100.7`)
  expect(await countServed({ TRUST_PROXY: '127.0.0.1' }, spoofed)).toBe(allowed)
})

test('nor one that names the proxy itself', async () => {
  const spoofed = strangers.map((name) => `${name}, 127.0.0.1, 198.51.100.7`)
  expect(await countServed({ TRUST_PROXY: '127.0.0.1' }, spoofed)).toBe(allowed)
})

test('what comes from elsewhere than the proxy is not believed', async () => {
  expect(await countServed({ TRUST_PROXY: '10.0.0.0/8' }, strangers)).toBe(allowed)
})

test('a chain of proxies is followed through the known ones', async () => {
  const clients = strangers.map((name) => `${name}, 10.1.2.3`)
  expect(await countServed({ TRUST_PROXY: '127.0.0.1 10.0.0.0/8' }, clients)).toBe(strangers.length)
})

/** What a node says while it is sent a forwarded header three times, and none before. */
async function listWarnings(environment: Record<string, string>): Promise<unknown[]> {
  const installation = await createInstallation(environment)
  const node = await installation.startNode()
  const warn = vi.spyOn(node.ctx.log, 'warn')
  await send(node, 'GET', '/api/config')
  for (const client of strangers.slice(0, 3)) await ask(node, '/api/config', { 'x-forwarded-for': client })
  await installation.close()
  return warn.mock.calls.flat()
}

test('a node warns once of a proxy that it was not told about, without naming anybody', async () => {
  for (const trusted of ['', '10.0.0.0/8']) {
    const warnings = await listWarnings({ TRUST_PROXY: trusted })
    expect(warnings).toEqual([expect.stringContaining('name its address in TRUST_PROXY')])
    expect(String(warnings[0])).not.toMatch(/\d+\.\d+\.\d+/)
  }
})

test('a node has nothing to say of a proxy that it knows', async () => {
  expect(await listWarnings({ TRUST_PROXY: '127.0.0.1' })).toEqual([])
})
