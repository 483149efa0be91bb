/**
 * Reads the CPU time of all processes of one PostgreSQL from /proc. Some of these processes start
 * and end during the measurement.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

/** Linux counts CPU time in ticks of 10 ms. */
const msInATick = 10

/**
 * The returned function reads the CPU time of PostgreSQL and all its processes, in milliseconds.
 */
export async function watchPostgresCpu(sql: pg.Client): Promise<() => number> {
  const { rows } = await sql.query<{ pid: number }>('select pg_backend_pid() as pid')
  const server = readStat(rows[0]?.pid ?? 0)?.parent ?? 0
  return () => {
    const living = readdirSync('/proc').flatMap((name) => readStat(Number(name)) ?? [])
    const own = living.filter(({ parent }) => parent === server).map(({ ticks }) => ticks)
    const { ticks = 0, ticksOfEnded = 0 } = readStat(server) ?? {}
    return own.reduce((sum, each) => sum + each, ticks + ticksOfEnded) * msInATick
  }
}

/** Returns null when the process has ended. */
function readStat(pid: number): { parent: number; ticks: number; ticksOfEnded: number } | null {
  if (!Number.isInteger(pid)) return null
  try {
    // In /proc/<pid>/stat, the program's name stands in brackets before these fields and may
    // contain spaces. So this reads only what comes after the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? []
    const [parent = 0, user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = [1, 11, 12, 13, 14].map(
      (index) => fields[index],
    )
    return { parent, ticks: user + system, ticksOfEnded: userOfEnded + systemOfEnded }
  } catch {
    return null
  }
}
