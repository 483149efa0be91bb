import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithParent } from '@did/local/end-with-parent'
import { ensureDatabase, type Postgres, startPostgres } from '@did/local/postgres'
import pg from 'pg'
import { vi } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { createSeverableLink } from '../severable-link.ts'
import { buildStandby } from './standby.ts'

type Member = { dir: string; postgres: Postgres }
const name = 'did'
const patience = { timeout: 60_000, interval: 20 }

/**
 * A PostgreSQL of one's own behind an address that stays, whichever server answers there: one that can be killed and started again, and
 * that can have a standby, to which the address moves when the primary is killed.
 */
export async function startCluster() {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), 'did-kills-'))
  let serial = 0
  const nextDir = () => join(dir, String(serial++))
  const start = async (of: string): Promise<Member> => ({
    dir: of,
    postgres: await startPostgres({ dir: of, durable: true }),
  })
  let primary = await start(nextDir())
  let standby: Member | null = null
  const link = await createSeverableLink(await ensureDatabase(primary.postgres, name))
  await migrate(link.url)

  let release = () => {}
  const watch = () => {
    release()
    release = endWithParent(
      [primary, ...(standby ? [standby] : [])].map(({ postgres }) => postgres.owned),
      dir,
    )
  }
  watch()
  /** On the primary itself, not through the address. */
  const query = (sql: string) => ask(primary.postgres.urlOf(name), sql)

  return {
    url: link.url,
    query,
    killBackend: async (pick: (below: number) => number) => {
      const rows = await query(
        "select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()",
      )
      process.kill(Number(rows[pick(rows.length)]?.['pid']), 'SIGKILL')
    },
    killAndRestart: async () => {
      await kill(primary)
      primary = await start(primary.dir)
      watch()
      link.redirect(primary.postgres.urlOf(name))
    },
    /** Every commit is acknowledged by both from then on. */
    addStandby: async () => {
      standby = await start(await buildStandby({ from: primary.postgres, data: join(primary.dir, 'data') }, nextDir()))
      watch()
      await query("alter system set synchronous_standby_names = '*'")
      await query('select pg_reload_conf()')
      const inSync = "select 1 from pg_stat_replication where state = 'streaming' and sync_state = 'sync'"
      await vi.waitUntil(async () => (await query(inSync)).length === 1, patience)
    },
    failOver: async () => {
      if (!standby) throw new Error('There is no standby')
      await kill(primary)
      await ask(standby.postgres.urlOf('postgres'), 'select pg_promote(true, 60)')
      rmSync(primary.dir, { recursive: true, force: true })
      primary = standby
      standby = null
      watch()
      link.redirect(primary.postgres.urlOf(name))
    },
    stop: async () => {
      release()
      await link.close()
      await standby?.postgres.stop()
      await primary.postgres.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** The postmaster itself, which may not be the process that was started. Its helpers end when they notice. */
async function kill({ dir, postgres }: Member): Promise<void> {
  process.kill(Number(readFileSync(join(dir, 'data/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  await vi.waitUntil(() => postgres.owned.child.exitCode !== null || postgres.owned.child.signalCode !== null, patience)
}

/** A server that recovers from a crash refuses for a moment. */
function ask(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  return vi.waitFor(async () => {
    const client = new pg.Client({ connectionString })
    client.on('error', () => {}) // the query's own rejection says so
    try {
      await client.connect()
      return (await client.query(sql)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }, patience)
}
