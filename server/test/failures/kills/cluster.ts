import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDatabase, type Postgres, startPostgres } from '@did/local/postgres/postgres'
import { endWithParent } from '@did/local/process/end-with-parent'
import pg from 'pg'
import { vi } from 'vitest'
import { migrate } from '../../../src/db/migrate.ts'
import { createSeverableLink } from '../severable-link.ts'
import { buildStandby } from './standby.ts'

type Member = { dir: string; postgres: Postgres }
const name = 'did'
const patience = { timeout: 60_000, interval: 20 }

/**
 * Starts a PostgreSQL server behind a URL that never changes. The test can kill and restart the
 * server, or kill the server and let a standby take over. The URL then leads to the standby.
 */
export async function startCluster(): Promise<Cluster> {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), 'did-kills-'))
  const primary = await startMember(join(dir, '0'))
  const link = await createSeverableLink(await ensureDatabase(primary.postgres, name))
  await migrate(link.url)
  return new Cluster(dir, primary, link)
}

type Link = Awaited<ReturnType<typeof createSeverableLink>>

class Cluster {
  readonly #dir: string
  readonly #link: Link
  #primary: Member
  #standby: Member | null = null
  #release = () => {}
  /** The name of the next server's folder is this number. The first server has the folder 0. */
  #serial = 1

  constructor(dir: string, primary: Member, link: Link) {
    this.#dir = dir
    this.#primary = primary
    this.#link = link
    this.#watch()
  }

  get url(): string {
    return this.#link.url
  }

  query(sql: string): Promise<Record<string, unknown>[]> {
    return ask(this.#primary.postgres.urlOf(name), sql)
  }

  async killBackend(pick: (below: number) => number): Promise<void> {
    const rows = await this.query(
      "select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
    process.kill(Number(rows[pick(rows.length)]?.['pid']), 'SIGKILL')
  }

  async killAndRestart(): Promise<void> {
    await kill(this.#primary)
    this.#lead(await startMember(this.#primary.dir))
  }

  /**
   * After this, PostgreSQL confirms a commit only when both the primary and the standby have it.
   */
  async addStandby(): Promise<void> {
    const from = { from: this.#primary.postgres, data: join(this.#primary.dir, 'data') }
    this.#standby = await startMember(await buildStandby(from, join(this.#dir, String(this.#serial++))))
    this.#watch()
    await this.query("alter system set synchronous_standby_names = '*'")
    await this.query('select pg_reload_conf()')
    const inSync = "select 1 from pg_stat_replication where state = 'streaming' and sync_state = 'sync'"
    await vi.waitUntil(async () => (await this.query(inSync)).length === 1, patience)
  }

  async failOver(): Promise<void> {
    const standby = this.#standby
    if (!standby) throw new Error('There is no standby')
    await kill(this.#primary)
    await ask(standby.postgres.urlOf('postgres'), 'select pg_promote(true, 60)')
    rmSync(this.#primary.dir, { recursive: true, force: true })
    this.#standby = null
    this.#lead(standby)
  }

  async stop(): Promise<void> {
    this.#release()
    await this.#link.close()
    await this.#standby?.postgres.stop()
    await this.#primary.postgres.stop()
    rmSync(this.#dir, { recursive: true, force: true })
  }

  #lead(primary: Member): void {
    this.#primary = primary
    this.#watch()
    this.#link.redirect(primary.postgres.urlOf(name))
  }

  #watch(): void {
    this.#release()
    const members = [this.#primary, ...(this.#standby ? [this.#standby] : [])]
    this.#release = endWithParent(
      members.map(({ postgres }) => postgres.owned),
      this.#dir,
    )
  }
}

async function startMember(dir: string): Promise<Member> {
  return { dir, postgres: await startPostgres({ dir, durable: true }) }
}

/**
 * Kills the main process of a PostgreSQL server. Reads the process id from the server's folder,
 * because this process may be another one than the process that the test started. The other
 * processes of the server end when they notice that the main process is gone.
 */
async function kill({ dir, postgres }: Member): Promise<void> {
  process.kill(Number(readFileSync(join(dir, 'data/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  await vi.waitUntil(() => postgres.owned.child.exitCode !== null || postgres.owned.child.signalCode !== null, patience)
}

/**
 * Runs a statement on a connection of its own, and retries, because a recovering server refuses
 * connections.
 */
function ask(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  return vi.waitFor(async () => {
    const client = new pg.Client({ connectionString })
    client.on('error', () => {}) // The query's own rejection reports the error.
    try {
      await client.connect()
      return (await client.query(sql)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }, patience)
}
