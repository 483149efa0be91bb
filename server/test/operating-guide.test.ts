import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocksOf, blockWith, guide, root } from '@did/local/guide/operating-guide'
import { expect, inject, test, vi } from 'vitest'
import { createContext } from '../src/context.ts'
import { sql } from '../src/db/drizzle.ts'
import { startNode } from '../src/node.ts'
import { createInstallation } from './rig/stack.ts'

test('the operating guide’s service file runs only programs that the repository or `npm ci` provides', () => {
  const unit = readFileSync(join(root, 'deploy/did.service'), 'utf8')
  const [, directory = '', node = '', program = ''] =
    /^WorkingDirectory=(.+)$[\s\S]*^ExecStart=(\S+) (\S+)$/m.exec(unit) ?? []
  expect(existsSync(join(root, node.replace(directory, '')))).toBe(true)
  expect(existsSync(join(root, program))).toBe(true)
  expect(execFileSync(join(root, node.replace(directory, '')), ['--version']).toString()).toMatch(/^v26\./)
})

test('the npm scripts in the operating guide’s commands exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
  const commands = blocksOf('sh')
  const named = commands.join('\n').matchAll(/npm run ([\w-]+)/g)
  for (const [, name = ''] of named) expect(Object.keys(scripts)).toContain(name)
  expect(commands.join('\n')).toContain('npm ci --ignore-scripts')
})

test('a node needs as many database connections as the operating guide says', async () => {
  const installation = await createInstallation({
    CHAIN_KEY: inject('stack').serviceKey,
    SPONSOR_KEY: inject('stack').sponsorKey,
  })
  const { ctx } = await installation.startNode()
  const node = await startNode(createContext(ctx.config), { port: 0, host: '127.0.0.1' })
  await node.started
  const countOwn = async () => {
    const { rows } = await ctx.db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and application_name in ('did doorbell', 'did chain index', 'did chain service', 'did sponsor')`)
    return rows.length
  }
  await vi.waitFor(async () => expect(await countOwn()).toBe(4), { timeout: 60_000 })
  expect(guide).toContain(`**A node needs ${(ctx.pool.options.max ?? 0) + 4} connections**`)
  await node.stop()
  await installation.close()
})

const [, table = ''] = /^## Drills\n([\s\S]*?)\n## /m.exec(guide) ?? []
const rows = [...table.matchAll(/^\| (?!fault|---)(.*) \|$/gm)].map(([, row = '']) => row.split(' | '))
const quoted = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

test.each(rows)(
  'each drill in the operating guide names an alarm and a test file that exist: %s',
  (...[, , , alarms, drill]) => {
    const rules = readFileSync(join(root, 'deploy/prometheus/alerts.yml'), 'utf8')
    for (const alarm of quoted(alarms)) expect(rules).toContain(`- alert: ${alarm}\n`)
    for (const name of quoted(drill))
      expect(existsSync(join(root, 'server/test', `${name.replace(/^test\//, '')}.test.ts`)), name).toBe(true)
  },
)

test('the log lines that the operating guide’s drills quote are lines that the server writes', () => {
  const folder = join(root, 'server/src')
  const sources = globSync('**/*.ts', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const lines = rows.flatMap(([, log]) => quoted(log)).filter((line) => line.includes(' ') && !line.includes('…'))
  expect(lines).not.toEqual([])
  for (const line of lines)
    expect(
      sources.some((source) => source.includes(line)),
      line,
    ).toBe(true)
})

const nginx = blockWith('nginx', 'upstream did')
const haproxy = blockWith('haproxy', 'backend ready')

test('the operating guide’s balancer repeats a failed call on another node, but never a POST that may have arrived', () => {
  expect(nginx).toMatch(/proxy_next_upstream error timeout http_503;/)
  expect(nginx).not.toContain('non_idempotent')
  expect(haproxy).toContain('http-request disable-l7-retry unless METH_GET')
})

test('the operating guide’s balancer still sends requests to nodes that are not ready when no node is ready', () => {
  const servers = nginx.match(/^ *server 10.*$/gm) ?? []
  expect(servers.filter((line) => !line.includes('max_fails=0'))).toEqual([])
  const [, ready = '', all = ''] = /backend ready\n([\s\S]*)backend all\n([\s\S]*)$/.exec(haproxy) ?? []
  const serversOf = (backend: string) => backend.match(/^ *server .*$/gm)
  expect(serversOf(all)).toEqual(serversOf(ready))
  expect(all).not.toContain('check')
  expect(haproxy).toMatch(/use_backend ready if \{ nbsrv\(ready\) gt 0 \}\n *default_backend all/)
})

test('the operating guide’s balancer forwards the client’s address, and its log contains neither query strings nor secrets of links', () => {
  expect(nginx).toContain('X-Forwarded-For $proxy_add_x_forwarded_for')
  expect(haproxy).toContain('option forwardfor')
  expect(nginx).not.toMatch(/\$request(_uri)?[^_m]/)
  expect(/^log_format .*$/m.exec(nginx)?.[0]).not.toContain('$uri')
  expect(nginx).toMatch(/error_log \S+ crit;/)
  expect(haproxy).not.toMatch(/option httplog|%H[PU]\b[^:]|%r/)
})
