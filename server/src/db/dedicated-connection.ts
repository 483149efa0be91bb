import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { sessionLimits, silenceMs } from './session-limits.ts'

type DedicatedConnection = {
  databaseUrl: string
  /** Shown in `pg_stat_activity`. */
  name: string
  /** No answer for so long means the connection is dead, even if nobody closed it. */
  answerWithinMs: number
  /** Ends everything when aborted. */
  stopping: AbortSignal
  onLost: (error: unknown) => void
  /** Called whenever the database has answered. */
  onAnswer?: () => void
}

const heartbeatMs = 2_000
const reconnectDelaysMs = [30, 100, 300, 1_000, 2_000]

/**
 * Runs `use` with a connection of its own, outside the pool, and again with a new one whenever that is lost. `alive` aborts
 * with the connection or at the stop; `use` returns then, and may return earlier to be given another connection.
 */
export async function keepConnection(
  options: DedicatedConnection,
  use: (client: pg.Client, alive: AbortSignal) => Promise<void>,
): Promise<void> {
  const { stopping, onLost } = options
  let failures = 0
  while (!stopping.aborted) {
    try {
      await useOnce(options, async (client, alive) => {
        failures = 0
        await use(client, alive)
      })
    } catch (error) {
      if (!stopping.aborted) onLost(error)
    }
    await pause(reconnectDelaysMs[failures] ?? 2_000, stopping)
    failures += 1
  }
}

async function useOnce(
  { databaseUrl, name, answerWithinMs, stopping, onAnswer }: DedicatedConnection,
  use: (client: pg.Client, alive: AbortSignal) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: name,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    keepAlive: true,
    ...sessionLimits,
  })
  const lost = new AbortController()
  const heartbeat = setInterval(() => {
    client.query('select 1').then(onAnswer, (error: unknown) => lost.abort(error))
  }, heartbeatMs)
  client.on('error', (error) => lost.abort(error))
  client.on('end', () => lost.abort(new Error('The database closed the connection')))
  try {
    await client.connect()
    // PostgreSQL closes the connection of a process that hangs, and so frees the lock by which it leads.
    await client.query(`set idle_session_timeout = ${silenceMs}`)
    onAnswer?.()
    await use(client, AbortSignal.any([stopping, lost.signal]))
    lost.signal.throwIfAborted()
  } finally {
    clearInterval(heartbeat)
    await Promise.race([client.end().catch(() => {}), delay(answerWithinMs, undefined, { ref: false })])
  }
}

/** Waits, or less when the signal aborts. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => {})
}

/** Resolves when the signal aborts. */
export async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}

/** The work's result, or a rejection as soon as the signal aborts; the work then goes on unheard. */
export async function unlessAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason)
  signal.addEventListener('abort', giveUp)
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
