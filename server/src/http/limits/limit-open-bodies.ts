import { openBodies } from '@did/domain/call-limits'
import { AppError } from '@did/domain/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { whenClosed } from '../answers/when-closed.ts'
import { BytesOfClients } from './bytes-of-clients.ts'

type Limits = { bytesPerClient: number }

/**
 * The node keeps in memory what has arrived of an unfinished body. Such a body counts with its
 * whole length from its first byte on, until it has arrived or its connection ends.
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
 * A body in chunks does not say its length, so it counts as the longest body that the route
 * accepts.
 */
function countBytes({ headers, routeOptions }: FastifyRequest): number {
  const longest = routeOptions.bodyLimit ?? Number.POSITIVE_INFINITY
  if (headers['transfer-encoding'] !== undefined) return longest
  return Math.min(Number(headers['content-length'] ?? 0), longest)
}
