import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { follow, type GuideMachine } from '@did/local/guide/follow-guide'
import { blockWith } from '@did/local/guide/operating-guide'
import { findSystemPostgres, startSystemCluster } from '@did/local/postgres/system-cluster'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createContext } from '../src/context.ts'
import { type RunningNode, startNode } from '../src/node.ts'
import { buildClaim, buildUser } from './rig/builders.ts'
import { send } from './rig/client.ts'
import { signingKey } from './rig/stack.ts'

const programs = findSystemPostgres()
if (programs === null) console.info('NOT TESTED: backup and restore. There is no PostgreSQL of this machine.')
const password = 'secret'

type Machine = GuideMachine & { databaseUrl: string }

async function prepare(): Promise<Machine> {
  const cluster = await startSystemCluster(programs ?? '')
  onTestFinished(cluster.stop)
  const folder = mkdtempSync(join(tmpdir(), 'did-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const machine = { cluster, folder, programs: programs ?? '' }
  await follow(blockWith('sh', 'createuser'), machine, { input: `${password}\n${password}\n` })
  return { ...machine, databaseUrl: `postgres://did:${password}@${cluster.host}:${cluster.port}/did` }
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
  'the operating guide’s lines restore every row into an empty cluster, and a node works on it',
  { timeout: 240_000 },
  async () => {
    const [before, after] = [await prepare(), await prepare()]
    const first = await startNodeOn(before.databaseUrl)
    const owner = await buildUser(first)
    await buildClaim(owner)
    await first.stop()
    await follow(blockWith('sh', 'pg_dump'), before, { env: { DATABASE_URL: before.databaseUrl } })
    renameSync(join(before.folder, 'did.dump'), join(after.folder, 'did.dump'))
    await follow(blockWith('sh', 'pg_restore'), after, { env: { DATABASE_URL: after.databaseUrl } })

    const counted = await countRows(before.databaseUrl)
    expect(counted).toMatchObject({ 'public.users': 1, 'public.claims': 1 })
    expect(await countRows(after.databaseUrl)).toEqual(counted)
    const second = await startNodeOn(after.databaseUrl)
    await buildClaim(await buildUser(second))
    await second.stop()
  },
)
