import type pg from 'pg'
import { keepConnection, untilAborted } from '../../db/dedicated-connection.ts'

/**
 * Wakes the readers of events on every node. It carries nothing: whoever wakes reads the database, so a lost ring costs
 * a moment (readers also poll), never an event.
 */
export type Doorbell = {
  /** Call after commit. Never throws and never waits. */
  ring: () => void
  /** Calls the listener on every ring of any node; answers with how to stop that. */
  onRing: (listener: () => void) => () => void
  /** Whether rings of other nodes reach this one at present. */
  isListening: () => boolean
  stop: () => Promise<void>
}

type DoorbellLog = { warn: (details: object, message: string) => void }
type DoorbellOptions = { pool: pg.Pool; databaseUrl: string; log: DoorbellLog }

const channel = 'did_events'
const answerWithinMs = 2_000

export function startDoorbell({ pool, databaseUrl, log }: DoorbellOptions): Doorbell {
  const listeners = new Set<() => void>()
  const stopping = new AbortController()
  let listening = false
  const wake = () => {
    for (const listener of listeners) listener()
  }
  const onLost = (error: unknown) => log.warn({ err: error }, 'doorbell connection lost, reconnecting')
  const ended = keepConnection(
    { databaseUrl, name: 'did doorbell', answerWithinMs, stopping: stopping.signal, onLost },
    async (client, alive) => {
      client.on('notification', wake)
      await client.query(`listen ${channel}`)
      listening = true
      wake() // what was rung while nobody listened
      await untilAborted(alive)
      listening = false
    },
  )
  return {
    ring: createRinger(pool, log),
    onRing: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isListening: () => listening,
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}

/** One NOTIFY at a time: all rings during one are answered by the next. NOTIFY takes a lock of the whole cluster at commit. */
function createRinger(pool: pg.Pool, log: DoorbellLog): () => void {
  let state: 'quiet' | 'ringing' | 'ring-again' = 'quiet'
  const ringOut = async () => {
    do {
      state = 'ringing'
      await pool.query(`notify ${channel}`).catch((error: unknown) => {
        log.warn({ err: error }, 'doorbell not rung, readers find the event when they poll')
      })
    } while (state !== 'ringing')
    state = 'quiet'
  }
  return () => {
    if (state === 'quiet') void ringOut()
    else state = 'ring-again'
  }
}
