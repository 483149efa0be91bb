import { keepConnection, untilAborted } from '../../db/dedicated-connection.ts'
import { doorbellChannel } from '../../doorbell.ts'
import { describeError } from '../../log.ts'

/**
 * If this node misses a message by which nodes wake each other, polling finds the message's events.
 */
export type DoorbellListener = {
  /** Calls `wake` whenever any node wakes the others. Returns a function that ends these calls. */
  onRing: (wake: () => void) => () => void
  isListening: () => boolean
  stop: () => Promise<void>
}

type ListenerOptions = {
  databaseUrl: string
  log: { warn: (details: object, message: string) => void }
  /** The listener calls this every two seconds while the database answers. */
  onAnswer?: () => void
}

const answerWithinMs = 2_000

export function listenToDoorbell({ databaseUrl, log, onAnswer = () => {} }: ListenerOptions): DoorbellListener {
  const sleepers = new Set<() => void>()
  const stopping = new AbortController()
  let listening = false
  const wakeAll = () => {
    for (const wake of sleepers) wake()
  }
  const onLost = (error: unknown) => log.warn({ error: describeError(error) }, 'doorbell connection lost, reconnecting')
  const ended = keepConnection(
    { databaseUrl, name: 'did doorbell', answerWithinMs, stopping: stopping.signal, onLost, onAnswer },
    async (client, alive) => {
      client.on('notification', wakeAll)
      await client.query(`listen ${doorbellChannel}`)
      listening = true
      wakeAll() // The wake-ups that other nodes sent before `listen` are lost.
      await untilAborted(alive)
      listening = false
    },
  )
  return {
    onRing: (wake) => {
      sleepers.add(wake)
      return () => sleepers.delete(wake)
    },
    isListening: () => listening,
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}
