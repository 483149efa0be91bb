import { countedMs } from '@did/domain/call-limits'
import { AppError } from '@did/domain/errors'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends Fastify's own
  interface FastifyContextConfig {
    /** The server may store the bodies of this route's calls for an account. */
    isStored?: boolean
  }
}

type Limit = { bytesPerClient: number; now: () => Date }
/**
 * Counts bytes that the server itself writes for a call, such as a credential. Throws, and counts
 * nothing, if the server has already stored as much for the client of the call as it may.
 */
export type CountStored = (request: FastifyRequest, bytes: number) => void

/**
 * Bytes are counted for at most this many clients. The client that called least recently is
 * forgotten first, so that a flood of addresses does not fill the memory.
 */
const clientsAtMost = 10_000

/**
 * Refuses a client's calls after the server has stored `bytesPerClient` for the client on one day
 * (UTC). An account has a quota, but accounts cost nothing, so a client could take the next account
 * whenever a quota is full. Each node counts for itself, as it does for the rate limits.
 */
export function limitStoredBytes(edge: FastifyInstance, { bytesPerClient, now }: Limit): void {
  let day = 0
  const clients = new Map<string, number>()
  const storedBy = (request: FastifyRequest) => clients.get(normalizeIP(request.ip, 64)) ?? 0
  const taken = new WeakMap<FastifyRequest, number>()
  function add(request: FastifyRequest, bytes: number): void {
    const [client, stored] = [normalizeIP(request.ip, 64), Math.max(0, storedBy(request) + bytes)]
    clients.delete(client)
    clients.set(client, stored)
    const [oldest] = clients.keys()
    if (clients.size > clientsAtMost && oldest !== undefined) clients.delete(oldest)
  }
  function assertMayStore(request: FastifyRequest): void {
    if (storedBy(request) >= bytesPerClient)
      throw new AppError(
        'too-much-stored-today',
        'This network has stored as much today as it may; try again tomorrow (UTC)',
      )
  }
  edge.addHook('onRequest', async (request) => {
    const today = Math.floor(now().getTime() / countedMs.perDay)
    // The privacy policy says how long an address is kept, so the first request of a day forgets
    // the clients of the day before.
    if (today !== day) clients.clear()
    day = today
    if (request.routeOptions.config.isStored) assertMayStore(request)
  })
  // Count before the handler runs, so that calls of one moment count each other.
  edge.addHook('preHandler', async (request) => {
    if (!request.routeOptions.config.isStored) return
    assertMayStore(request)
    taken.set(request, countBytes(request))
    add(request, countBytes(request))
  })
  // This hook runs even for a client that has left. The hook `onResponse` does not.
  edge.addHook('onSend', async (request, reply) => {
    const bytes = taken.get(request)
    if (bytes === undefined || reply.statusCode < 300) return
    taken.delete(request)
    add(request, -bytes)
  })
  const countStored: CountStored = (request, bytes) => {
    assertMayStore(request)
    add(request, bytes)
  }
  edge.decorate('countStored', countStored)
}

/** Counts neither white space nor the members that the route's schema does not name. */
function countBytes({ body }: FastifyRequest): number {
  return Buffer.byteLength(JSON.stringify(body ?? null))
}
