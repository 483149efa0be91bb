import type pg from 'pg'
import type { Context } from '../context.ts'
import { describeError } from '../log.ts'
import { keepConnection, pause } from './dedicated-connection.ts'

export type Leader = { stop: () => Promise<void> }

const takeoverEveryMs = 500
const answerWithinMs = 30_000

/**
 * Runs `lead` on the one node that has the lock, and hands it the connection that has the lock, so
 * that a node that has lost the lock cannot write. PostgreSQL frees the lock at once when a leader
 * dies, and after some seconds when a leader hangs.
 */
export function leadAlone(
  { config, log }: Pick<Context, 'config' | 'log'>,
  { name, lock }: { name: string; lock: number },
  lead: (client: pg.Client, alive: AbortSignal) => Promise<void>,
): Leader {
  const { databaseUrl } = config
  const stopping = new AbortController()
  const onLost = (error: unknown) => log.warn({ error: describeError(error) }, `${name} connection lost, reconnecting`)
  const ended = keepConnection(
    { databaseUrl, name: `did ${name}`, answerWithinMs, stopping: stopping.signal, onLost },
    async (client, alive) => {
      while (!alive.aborted && !(await takeLock(client, lock))) await pause(takeoverEveryMs, alive)
      if (!alive.aborted) await lead(client, alive)
    },
  )
  return {
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}

async function takeLock(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lock])
  return rows[0]?.held === true
}
