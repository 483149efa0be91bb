import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Postgres } from '@did/local/postgres/postgres'
import pg from 'pg'

/**
 * A standby must not copy these files. Some of them belong only to the running server. The others
 * are the write-ahead log, which the standby gets over its connection.
 */
const ownFiles = /^(postmaster\.(pid|opts)|pg_wal\/.*|pg_replslot\/.*|pgsql_tmp.*)$/

/**
 * Copies the folder of a running server into `dir`, with the files that make the copy a standby.
 * The npm package of PostgreSQL has no pg_basebackup for this.
 */
export async function buildStandby({ from, data }: { from: Postgres; data: string }, dir: string): Promise<string> {
  const url = from.urlOf('postgres')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("alter system set wal_keep_size = '512MB'")
  await client.query("select pg_backup_start('standby', true)")
  mkdirSync(dir, { recursive: true })
  await copyFolder(data, join(dir, 'data'))
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  const { hostname, port, username, password } = new URL(url)
  const source = `host=${hostname} port=${port} user=${username} password=${password}`
  writeFileSync(join(dir, 'data/backup_label'), rows[0]?.labelfile ?? '')
  writeFileSync(join(dir, 'data/standby.signal'), '')
  writeFileSync(join(dir, 'data/postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  copyFileSync(join(dirname(data), 'password'), join(dir, 'password'))
  return dir
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const place = (entry: (typeof entries)[number]) => join(entry.parentPath, entry.name).slice(from.length + 1)
  for (const folder of entries.filter((entry) => entry.isDirectory()))
    await mkdir(join(to, place(folder)), { recursive: true, mode: 0o700 })
  for (const file of entries.filter((entry) => entry.isFile() && !ownFiles.test(place(entry))))
    await copyFile(join(from, place(file)), join(to, place(file))).catch(passOverGone)
}

/**
 * The running server may delete a file during the copy. The standby replays the write-ahead log,
 * and so would delete this file, too.
 */
function passOverGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
