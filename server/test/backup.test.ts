import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createContext } from '../src/context.ts'
import { type RunningNode, startNode } from '../src/node.ts'
import { buildClaim, buildUser } from './rig/builders.ts'
import { send } from './rig/client.ts'
import { blockWith } from './rig/guide.ts'
import { signingKey } from './rig/stack.ts'
import { type Cluster, findSystemPostgres, startSystemCluster } from './rig/system-postgres.ts'

const programs = findSystemPostgres()
if (programs === null) console.info('NOT TESTED: backup and restore. There is no PostgreSQL of this machine.')
const password = 'secret'

/** Runs lines of the guide as its reader does, except that no account of the machine changes. */
function follow(
  lines: string,
  cluster: Cluster,
  { folder, databaseUrl = '' }: { folder: string; databaseUrl?: string },
) {
  const env = {
    PATH: `${programs}:${process.env['PATH']}`,
    DATABASE_URL: databaseUrl,
    PGHOST: cluster.host,
    PGPORT: cluster.port,
  }
  // sudo -u postgres lends the administrator's rights, and here the administrator's password.
  const sudo = `sudo() { shift 2; PGUSER=${cluster.administrator} PGPASSWORD=${cluster.password} "$@"; }`
  const script = ['set -e', sudo, lines].join('\n')
  // Without a terminal, createuser reads the new password from its input.
  const options = { cwd: folder, env, input: `${password}\n${password}\n`, encoding: 'utf8' } as const
  execFileSync('setsid', ['--wait', 'bash', '-c', script], { ...options, stdio: ['pipe', 'pipe', 'pipe'] })
}

async function prepare(): Promise<{ cluster: Cluster; databaseUrl: string; folder: string }> {
  const cluster = await startSystemCluster(programs ?? '')
  onTestFinished(cluster.stop)
  const folder = mkdtempSync(join(tmpdir(), 'did-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  follow(blockWith('sh', 'createuser'), cluster, { folder })
  return { cluster, folder, databaseUrl: `postgres://did:${password}@${cluster.host}:${cluster.port}/did` }
}

async function startNodeOn(databaseUrl: string): Promise<RunningNode> {
  const { rpcUrl, chainId, contracts } = inject('stack')
  const config = readConfig({
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: databaseUrl,
    RPC_URL: rpcUrl,
    CHAIN_ID: String(chainId),
    DID_REGISTRY: contracts.didRegistry,
    SIGNING_KEY: signingKey,
    VERIFIER_POLICY: 'open',
    EMBEDDED: 'true',
    LOG_LEVEL: 'silent',
  })
  const node = await startNode(createContext(config), { port: 0, host: '127.0.0.1' })
  await vi.waitFor(async () => expect((await send(node, 'GET', '/readyz')).status).toBe(200), { timeout: 60_000 })
  return node
}

async function countRows(databaseUrl: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const counts: [string, number][] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${name}`)
    counts.push([name, Number(rows[0]?.count)])
  }
  await client.end()
  return Object.fromEntries(counts)
}

test.runIf(programs)(
  'the guide’s lines restore every row into an empty cluster, and a node works on it',
  { timeout: 240_000 },
  async () => {
    const [before, after] = [await prepare(), await prepare()]
    const first = await startNodeOn(before.databaseUrl)
    const owner = await buildUser(first)
    await buildClaim(owner)
    await first.stop()
    follow(blockWith('sh', 'pg_dump'), before.cluster, before)
    follow(blockWith('sh', 'pg_restore').replace('did.dump', join(before.folder, 'did.dump')), after.cluster, after)

    const counted = await countRows(before.databaseUrl)
    expect(counted).toMatchObject({ 'public.users': 1, 'public.claims': 1 })
    expect(await countRows(after.databaseUrl)).toEqual(counted)
    const second = await startNodeOn(after.databaseUrl)
    await buildClaim(await buildUser(second))
    await second.stop()
  },
)
