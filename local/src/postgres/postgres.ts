import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { LaunchFailure } from '../launch-failure.ts'
import { findFreePort } from '../process/free-port.ts'
import { hasEnded, type OwnedProcess, startOwned, stopLeftover, stopOwned } from '../process/owned-process.ts'
import { choosePostgresAccount, giveFolderTo, type PostgresAccount } from './postgres-account.ts'
import { type PostgresBinaries, preparePostgresBinaries } from './postgres-binaries.ts'
import { stopLivePostmaster } from './postmaster.ts'

const startingPatienceMs = 120_000 // Recovery after a crash may replay a long log.
const retryingPatienceMs = 20_000
// The signal SIGINT asks PostgreSQL for a “fast” shutdown.
const stopping = { signal: 'SIGINT', patienceMs: 15_000 } as const

export type PostgresOptions = {
  /** The folder for the database and its password. The folder is created when it is missing. */
  dir: string
  /**
   * If true, data survives a crash of the machine. Only tests set this to false, because PostgreSQL
   * is then faster.
   */
  durable: boolean
  /**
   * The programs of PostgreSQL, by default those that npm installed. A caller may give those of the
   * system.
   */
  binaries?: PostgresBinaries
  /** The name of PostgreSQL's administrator, by default `did`. */
  administrator?: string
  /** By default, `startPostgres` chooses the account that runs PostgreSQL. */
  account?: PostgresAccount
}

export type Postgres = {
  owned: OwnedProcess
  urlOf: (database: string) => string
  stop: () => Promise<void>
}

type Cluster = {
  durable: boolean
  dir: string
  data: string
  user: string
  password: string
  binaries: PostgresBinaries
  account: PostgresAccount
}

/**
 * Starts PostgreSQL on a free port of 127.0.0.1. If an earlier start left data in `dir`, PostgreSQL
 * uses this data.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dir, durable } = options
  mkdirSync(dir, { recursive: true })
  const binaries = options.binaries ?? preparePostgresBinaries(join(dir, 'lib'))
  const account = options.account ?? (await choosePostgresAccount(binaries))
  const user = options.administrator ?? 'did'
  const cluster = { durable, dir, data: join(dir, 'data'), user, password: keepPassword(dir), binaries, account }

  await stopLeftover(join(dir, 'process.json'), stopping)
  await stopLivePostmaster(cluster.data, stopping.patienceMs)
  if (!existsSync(cluster.data)) await initialize(cluster)
  giveFolderTo(account, cluster.data)
  return launch(cluster)
}

/**
 * Creates the database `name` when it is missing. Returns its URL for PostgreSQL's administrator.
 */
export async function ensureDatabase(postgres: Postgres, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.urlOf('postgres') })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
    return postgres.urlOf(name)
  } finally {
    await client.end()
  }
}

function keepPassword(dir: string): string {
  const file = join(dir, 'password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  if (existsSync(join(dir, 'data')))
    throw new LaunchFailure(
      `${file} is missing, so the database in ${dir} cannot be opened; delete that folder to start anew.`,
    )
  const password = randomBytes(24).toString('base64url')
  writeFileSync(file, password, { mode: 0o600 })
  return password
}

/**
 * Makes the cluster under a temporary name and then renames it. So an interrupted start leaves no
 * incomplete cluster under the final name.
 */
async function initialize(cluster: Cluster): Promise<void> {
  const { account, binaries, data, dir, durable, user, password } = cluster
  const half = join(dir, 'data.new')
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half)
  giveFolderTo(account, half)
  const passwordCopy = join(dir, 'password.new')
  writeFileSync(passwordCopy, password, { mode: 0o600 })
  chownSync(passwordCopy, account.ownerUid, account.ownerGid)
  const locale = ['--encoding=UTF8', ...binaries.locale]
  const access = [`--username=${user}`, '--auth=scram-sha-256', `--pwfile=${passwordCopy}`]
  const words = [binaries.initdb, `--pgdata=${half}`, ...locale, ...access, ...(durable ? [] : ['--no-sync'])]
  const log = openSync(join(dir, 'initdb.log'), 'w')
  const initdb = await startProgram(cluster, words, log)
  if (!hasEnded(initdb.child)) await once(initdb.child, 'exit')
  rmSync(passwordCopy)
  if (initdb.child.exitCode !== 0)
    throw new LaunchFailure(`PostgreSQL could not be set up: ${lastLine(join(dir, 'initdb.log'))}`)
  renameSync(half, data)
}

async function startProgram(cluster: Cluster, words: string[], log: number): Promise<OwnedProcess> {
  const [command, ...args] = [...cluster.account.prefix, ...words]
  if (command === undefined) throw new Error('No program to start')
  const pidFile = join(cluster.dir, 'process.json')
  const started = await startOwned(command, args, { env: cluster.binaries.env, pidFile, stdio: ['ignore', log, log] })
  closeSync(log)
  return started
}

async function launch(cluster: Cluster): Promise<Postgres> {
  const deadline = Date.now() + retryingPatienceMs
  for (;;) {
    const port = await findFreePort()
    const logFile = join(cluster.dir, 'postgres.log')
    const owned = await startProgram(cluster, postgresWords(cluster, port), openSync(logFile, 'w'))
    const urlOf = (database: string) => `postgres://${cluster.user}:${cluster.password}@127.0.0.1:${port}/${database}`
    if (await becomesReady(owned, urlOf('postgres'))) return { owned, urlOf, stop: () => stopOwned(owned, stopping) }
    await stopOwned(owned, stopping)
    if (!passesByItself(readFileSync(logFile, 'utf8')) || Date.now() > deadline)
      throw new LaunchFailure(`PostgreSQL could not be started: ${lastLine(logFile)}`)
    await delay(100)
  }
}

/**
 * Tells whether another attempt to start PostgreSQL can succeed: its port was taken by another
 * program, or helper processes of a killed PostgreSQL still run.
 */
function passesByItself(log: string): boolean {
  return log.includes('could not bind') || log.includes('is still in use')
}

function postgresWords(cluster: Cluster, port: number): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    ...(cluster.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return [cluster.binaries.postgres, '-D', cluster.data, ...words]
}

async function becomesReady(owned: OwnedProcess, url: string): Promise<boolean> {
  const deadline = Date.now() + startingPatienceMs
  while (!hasEnded(owned.child) && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined) // The query's own rejection reports the error.
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      await delay(25)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return false
}

function lastLine(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'it said nothing.'
}
