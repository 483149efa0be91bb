import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { sessionLimits, silenceMs } from './connection-limits.ts'

type DedicatedConnection = {
  databaseUrl: string
  /** The name of the connection in `pg_stat_activity`. */
  name: string
  /** A connection without an answer for this long counts as dead, even if nobody closed it. */
  answerWithinMs: number
  /** When this signal aborts, the connection ends and `use` has to return. */
  stopping: AbortSignal
  onLost: (error: unknown) => void
  /**
   * The connection calls this function when it has opened, and after every heartbeat that the
   * database answers.
   */
  onAnswer?: () => void
}

const heartbeatMs = 2_000
const reconnectDelaysMs = [30, 100, 300, 1_000, 2_000]

/**
 * Runs `use` with a connection outside the pool, and again with a new connection whenever `use`
 * ends or fails, until `stopping` aborts. `alive` aborts when the connection is lost or the node
 * stops, and `use` then has to return.
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
    // With this setting, PostgreSQL closes the connection of a process that hangs, and so frees the
    // advisory lock.
    await client.query(`set idle_session_timeout = ${silenceMs}`)
    onAnswer?.()
    await use(client, AbortSignal.any([stopping, lost.signal]))
    lost.signal.throwIfAborted()
  } finally {
    clearInterval(heartbeat)
    await Promise.race([client.end().catch(() => {}), delay(answerWithinMs, undefined, { ref: false })])
  }
}

export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => {})
}

export async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}

/**
 * Rejects as soon as the signal aborts, also if the signal has aborted before. The work then
 * continues, but its result or failure is ignored.
 */
export async function unlessAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason)
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp)
  try {
    // The race handles the rejections of both promises. An unhandled one would end the process.
    return await Promise.race([aborted, work])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
