import { openBodies } from '@did/domain/call-limits'
import { AppError } from '@did/domain/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { whenClosed } from '../answers/when-closed.ts'
import { BytesOfClients } from './bytes-of-clients.ts'

type Limits = { bytesPerClient: number }

/**
 * Limits the bodies that a client has begun to send and not ended, because the node keeps what has
 * arrived of them in memory. A body counts with its whole length from its first byte on, until it
 * has arrived or its connection ends.
 */
export function limitOpenBodies(edge: FastifyInstance, { bytesPerClient }: Limits = openBodies): void {
  const open = new BytesOfClients()
  edge.addHook('preParsing', (request, reply, payload, done) => {
    const bytes = countBytes(request)
    if (open.of(request) + bytes > bytesPerClient)
      return done(new AppError('too-many-requests', 'Finish the bodies of the earlier requests first'))
    const release = open.add(request, bytes)
    payload.once('end', release)
    whenClosed(reply, release)
    done(null)
  })
}

/**
 * Returns the most bytes of a request's body that the server would read. A body in chunks does not
 * say its length, so it counts as the longest body that the route accepts.
 */
function countBytes({ headers, routeOptions }: FastifyRequest): number {
  const longest = routeOptions.bodyLimit ?? Number.POSITIVE_INFINITY
  if (headers['transfer-encoding'] !== undefined) return longest
  return Math.min(Number(headers['content-length'] ?? 0), longest)
}
