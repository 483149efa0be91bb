import { pause } from '../db/dedicated-connection.ts'
import type { Subscribers } from './subscribers.ts'

/**
 * At most this many sockets are pinged at once, because many pings and their answers would keep a
 * node from other work.
 */
const pingsAtOnce = 100

/** Returns a function that ends the pings. */
export function startPings(subscribers: Subscribers, everyMs: number): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const keepPinging = async () => {
    while (!signal.aborted) {
      const sockets = subscribers.all()
      const groups = Math.max(1, Math.ceil(sockets.length / pingsAtOnce))
      for (let group = 0; group < groups && !signal.aborted; group++) {
        await pause(everyMs / groups, signal)
        for (const socket of sockets.slice(group * pingsAtOnce, (group + 1) * pingsAtOnce)) socket.ping()
      }
    }
  }
  void keepPinging()
  return () => stopping.abort()
}
