import { AppError } from '@did/domain/errors'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends Fastify's own
  interface FastifyContextConfig {
    /** Tells whether the server may store the body of a call of the route for an account. */
    isStored?: boolean
  }
}

type Stored = { day: number; bytes: number }
type Limit = { bytesPerClient: number; now: () => Date }

const dayMs = 24 * 60 * 60 * 1000
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
  const clients = new Map<string, Stored>()
  const today = () => Math.floor(now().getTime() / dayMs)
  const storedBy = (request: FastifyRequest) => {
    const known = clients.get(normalizeIP(request.ip, 64))
    return known?.day === today() ? known.bytes : 0
  }
  edge.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isStored && storedBy(request) >= bytesPerClient)
      throw new AppError('too-many-requests', 'This network has stored as much today as it may; try again tomorrow')
  })
  edge.addHook('onResponse', async (request, reply) => {
    if (!request.routeOptions.config.isStored || reply.statusCode >= 300) return
    const [client, bytes] = [normalizeIP(request.ip, 64), storedBy(request) + countBytes(request)]
    clients.delete(client)
    clients.set(client, { day: today(), bytes })
    const [oldest] = clients.keys()
    if (clients.size > clientsAtMost && oldest !== undefined) clients.delete(oldest)
  })
}

/** Returns the bytes of a call's body. A proxy may send a body without its length. */
function countBytes({ headers, body }: FastifyRequest): number {
  return Number(headers['content-length'] ?? Buffer.byteLength(JSON.stringify(body ?? null)))
}
