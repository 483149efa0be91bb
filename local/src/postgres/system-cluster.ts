import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithParent } from '../process/end-with-parent.ts'
import { startPostgres } from './postgres.ts'

export type Cluster = { host: string; port: string; administrator: string; password: string; stop: () => Promise<void> }

/** Debian and Ubuntu put each version of PostgreSQL into this folder. */
const versions = '/usr/lib/postgresql'
const administrator = 'postgres'

/**
 * Returns the folder of the newest PostgreSQL of this machine that has all programs, or null if
 * there is none.
 */
export function findSystemPostgres(): string | null {
  const found = existsSync(versions) ? readdirSync(versions).filter((name) => Number(name) >= 15) : []
  const folders = found.toSorted((a, b) => Number(b) - Number(a)).map((name) => join(versions, name, 'bin'))
  const isWhole = (folder: string) => ['postgres', 'initdb', 'pg_dump'].every((name) => existsSync(join(folder, name)))
  return folders.find(isWhole) ?? null
}

/**
 * Starts an empty cluster of the machine's own PostgreSQL. The cluster is stopped when this process
 * ends.
 */
export async function startSystemCluster(programs: string): Promise<Cluster> {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), 'did-cluster-'))
  const env = { PATH: process.env['PATH'], LC_ALL: 'C' }
  const binaries = { postgres: join(programs, 'postgres'), initdb: join(programs, 'initdb'), linkDir: programs, env }
  const locale = ['--locale=C.UTF-8']
  const postgres = await startPostgres({ dir, durable: false, administrator, binaries: { ...binaries, locale } })
  const release = endWithParent([postgres.owned], dir)
  const { hostname, port, password } = new URL(postgres.urlOf('postgres'))
  const stop = async () => {
    release()
    await postgres.stop()
    rmSync(dir, { recursive: true, force: true })
  }
  return { host: hostname, port, administrator, password, stop }
}
