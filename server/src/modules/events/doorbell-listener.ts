import { keepConnection, untilAborted } from '../../db/dedicated-connection.ts'
import { doorbellChannel } from '../../doorbell.ts'
import { describeError } from '../../log.ts'

/** This node's ear for the doorbell. Who wakes reads the database; who sleeps through a ring finds the rows by polling. */
export type DoorbellListener = {
  /** Calls back on every ring of any node; answers with how to stop that. */
  onRing: (wake: () => void) => () => void
  /** Whether rings reach this node at present. */
  isListening: () => boolean
  stop: () => Promise<void>
}

type ListenerOptions = {
  databaseUrl: string
  log: { warn: (details: object, message: string) => void }
  /** Called every two seconds while the database answers. */
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
      wakeAll() // for what was rung while nobody listened
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
