import { get } from 'node:http'
import { pino } from 'pino'
import { expect, vi } from 'vitest'
import { createApp } from '../../src/app.ts'
import { createNodeState } from '../../src/modules/health/service.ts'
import type { Installation } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

type Line = { level: number; msg: string; route?: string; database?: boolean }
let lines: Line[] = []
test.beforeEach(() => {
  lines = []
})

async function openApp(installation: Installation, level: 'info' | 'debug') {
  const log = pino({ level, base: null }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const { ctx } = await installation.startNode({ log })
  return { ctx, app: await createApp(ctx, createNodeState(ctx)) }
}
const routes = () => lines.filter(({ msg }) => msg === 'request').map(({ route }) => route)

test('the log has a line for each call, but none for a probe or a served file', async ({ installation }) => {
  const { app } = await openApp(installation, 'info')
  for (const path of ['/readyz', '/healthz', '/api/config']) expect((await app.inject(path)).statusCode).toBe(200)
  expect(routes()).toEqual(['/api/config'])
  await app.close()
})

test('the log at the level “debug” has a line for each probe', async ({ installation }) => {
  const { app } = await openApp(installation, 'debug')
  for (const path of ['/readyz', '/healthz']) await app.inject(path)
  expect(routes()).toEqual(['/readyz', '/healthz'])
  await app.close()
})

test('the log and the metrics name a call whose client left before the answer', async ({ installation }) => {
  const { ctx, app } = await openApp(installation, 'debug')
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const query = vi.spyOn(ctx.pool, 'query').mockReturnValue(new Promise(() => {}) as never)
  const call = get(`${address}/readyz`).on('error', () => {})
  await vi.waitFor(() => expect(query).toHaveBeenCalled())
  call.destroy()
  await vi.waitFor(() => expect(lines).toContainEqual(expect.objectContaining({ route: '/readyz', status: 499 })))
  expect(await ctx.metrics.registry.metrics()).toContain('route="/readyz",status="499"')
  query.mockRestore()
  await app.close()
})

test('the log says once when a node becomes unready, and once when it is ready again', async ({ installation }) => {
  const { ctx, app } = await openApp(installation, 'info')
  const now = vi.spyOn(ctx, 'now')
  const query = vi.spyOn(ctx.pool, 'query').mockRejectedValue(new Error('no connection') as never)
  now.mockReturnValue(new Date(Date.now() + 60_000))
  for (const _ of [1, 2]) expect((await app.inject('/readyz')).statusCode).toBe(503)
  query.mockRestore()
  now.mockReturnValue(new Date(Date.now() + 120_000))
  for (const _ of [1, 2]) expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect(lines.filter(({ msg }) => /ready/.test(msg))).toMatchObject([
    { level: 40, msg: 'not ready', database: false },
    { level: 30, msg: 'ready again', database: true },
  ])
  await app.close()
})
