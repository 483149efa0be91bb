import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { socket as limits } from '@did/domain/constants'
import { WebSocketServer } from 'ws'
import type { Context } from '../context.ts'
import { describeError } from '../log.ts'
import type { DoorbellListener } from '../modules/events/doorbell-listener.ts'
import { closeCodes } from './close-codes.ts'
import { deliver } from './delivery.ts'
import { judgeHandshake, refuseHandshake } from './handshake.ts'
import { createPump } from './pump.ts'
import { Subscriber } from './subscriber.ts'

/** Sockets also poll, for rings of the doorbell that were lost and for sessions that expire. */
const pollMs = 1_000

export type Sockets = { count: () => { session: number; visitor: number }; drain: () => Promise<void> }

/** Serves `/ws`. Each socket gets its user's events once, in order and without a gap. */
export function openSockets(
  ctx: Context,
  server: Server,
  doorbell: DoorbellListener,
  { pingEveryMs } = { pingEveryMs: limits.pingEveryMs },
): Sockets {
  const wss = new WebSocketServer({ noServer: true, maxPayload: limits.maxFrameBytes, perMessageDeflate: false })
  const subscribers = new Set<Subscriber>()
  const pump = createPump({
    run: () => deliver(ctx, subscribers),
    onFailure: (error) => ctx.log.warn({ error: describeError(error) }, 'events not delivered, trying again'),
    everyMs: pollMs,
  })
  const stopListening = doorbell.onRing(pump.wake)
  const pings = setInterval(() => {
    for (const subscriber of subscribers) subscriber.ping()
  }, pingEveryMs)
  let isDraining = false

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const handshake = isDraining ? null : await judgeHandshake(ctx, request).catch(() => null)
    if (!handshake || isDraining) return refuseHandshake(stream, 503)
    if (!handshake.isAccepted) return refuseHandshake(stream, handshake.status)
    wss.handleUpgrade(request, stream, head, (ws) => {
      const subscriber = new Subscriber(ws, { opener: handshake.opener, onReady: pump.wake })
      subscribers.add(subscriber)
      ws.once('close', () => subscribers.delete(subscriber))
      closeOldest(subscribers, subscriber)
    })
  }
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    void upgrade(request, stream, head)
  })

  return {
    count() {
      const session = [...subscribers].filter(({ opener }) => opener !== null).length
      return { session, visitor: subscribers.size - session }
    },
    async drain() {
      isDraining = true
      stopListening()
      clearInterval(pings)
      await pump.stop()
      await Promise.all([...subscribers].map((each) => each.close(closeCodes.restart, 'The server is restarting')))
      wss.close()
    },
  }
}

/** Many sockets of one account may not use up a node that others need. */
function closeOldest(subscribers: Iterable<Subscriber>, newest: Subscriber): void {
  const address = newest.opener?.address
  if (address === undefined) return
  const own = [...subscribers].filter(({ opener }) => opener?.address === address)
  for (const oldest of own.slice(0, -limits.perUser)) void oldest.close(closeCodes.replaced, 'Too many open pages')
}
