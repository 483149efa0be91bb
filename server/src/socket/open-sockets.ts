import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { socket as limits } from '@did/domain/call-limits'
import { WebSocketServer } from 'ws'
import type { Context } from '../context.ts'
import { describeError } from '../log.ts'
import type { DoorbellListener } from '../modules/events/doorbell-listener.ts'
import { ClientLimits, createClientNames } from './client-limits.ts'
import { closeCodes } from './close-codes.ts'
import { createNews, type Delivered, deliverToAll } from './delivery.ts'
import { judgeHandshake, refuseHandshake } from './handshake.ts'
import { HeardSocket } from './heard-socket.ts'
import { startPings } from './pings.ts'
import { createPump } from './pump.ts'
import { Subscriber } from './subscriber.ts'
import { Subscribers } from './subscribers.ts'

/**
 * The node serves its sockets at this interval even without a wake-up, because wake-ups between
 * nodes can be lost and sessions expire.
 */
const pollMs = 1_000
/**
 * After the node has read the events for all sockets, it rests for this many times as long, so that
 * these readings take at most a tenth of its time.
 */
const restsAfterAll = 9

export type Sockets = { count: () => { session: number; visitor: number }; drain: () => Promise<void> }

/** Each socket gets its user's events once, in order and without a gap. */
export function openSockets(
  ctx: Context,
  server: Server,
  doorbell: DoorbellListener,
  { pingEveryMs } = { pingEveryMs: limits.pingEveryMs },
): Sockets {
  const wss = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    WebSocket: HeardSocket,
    maxPayload: limits.maxFrameBytes,
    perMessageDeflate: false,
  })
  const subscribers = new Subscribers()
  const clients = new ClientLimits(ctx.config)
  const nameClient = createClientNames(ctx.config)
  const { news, stopDelivery } = startDelivery(ctx, { subscribers, clients }, doorbell)
  const told = {
    onReady(subscriber: Subscriber) {
      subscribers.markReady(subscriber)
      news.wake()
    },
    onClosed(subscriber: Subscriber) {
      subscribers.delete(subscriber)
      clients.delete(subscriber.client, subscriber.kind)
    },
  }
  const stopPings = startPings(subscribers, pingEveryMs)
  let isDraining = false

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const client = nameClient(request)
    const handshake = isDraining ? null : await judgeHandshake(ctx, { request, client, clients }).catch(() => null)
    if (!handshake || isDraining) return refuseHandshake(stream, 503)
    if (!handshake.isAccepted) return refuseHandshake(stream, handshake.status)
    wss.handleUpgrade(request, stream, head, (ws) => {
      stream.off('error', endStream)
      const { opener, isResuming } = handshake
      const subscriber = new Subscriber(ws, { opener, client, isResuming, told })
      subscribers.add(subscriber)
      clients.add(client, subscriber.kind)
      closeOldest(subscribers, subscriber)
    })
  }
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', endStream)
    void upgrade(request, stream, head)
  })

  return {
    count: () => ({ session: subscribers.ofSessions, visitor: subscribers.ofVisitors }),
    async drain() {
      isDraining = true
      stopPings()
      await stopDelivery()
      await Promise.all(subscribers.all().map((each) => each.close(closeCodes.restart, 'The server is restarting')))
      wss.close()
    },
  }
}

/**
 * Closes a connection that fails during the handshake, before the socket's library listens to the
 * connection's errors.
 */
function endStream(this: Duplex): void {
  this.destroy()
}

/** Each wake-up first serves the sockets with news, and then all sockets. */
function startDelivery(ctx: Context, delivered: Delivered, doorbell: DoorbellListener) {
  const onFailure = (error: unknown) =>
    ctx.log.warn({ error: describeError(error) }, 'events not delivered, trying again')
  const deliverNews = createNews(ctx, delivered)
  let isRung = false
  const news = createPump({
    run: async () => {
      const mayBeMore = await deliverNews()
      if (isRung) all.wake()
      isRung = false
      return mayBeMore
    },
    onFailure,
    everyMs: pollMs,
  })
  const run = () => deliverToAll(ctx, delivered)
  const all = createPump({ run, onFailure, everyMs: pollMs, rests: restsAfterAll })
  const stopListening = doorbell.onRing(() => {
    isRung = true
    news.wake()
  })
  const stopDelivery = async () => {
    stopListening()
    await Promise.all([news.stop(), all.stop()])
  }
  return { news, stopDelivery }
}

/** One account must not use up a node that others need. */
function closeOldest(subscribers: Subscribers, { opener }: Subscriber): void {
  if (!opener) return
  for (const oldest of subscribers.of(opener.address).slice(0, -limits.perUser))
    void oldest.close(closeCodes.replaced, 'Too many open pages')
}
