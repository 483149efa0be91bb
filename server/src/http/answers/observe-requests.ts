import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { probes } from '../limits/limit-all-calls.ts'
import { whenClosed } from './when-closed.ts'

/** The status for a client that left before its answer was written. nginx logs the same number. */
const clientLeft = 499

/**
 * Fastify's hook `onResponse` does not run for a client that left, so a stranger who hangs up at
 * once would be seen neither in the metrics nor in the log.
 */
export function observeRequests(edge: FastifyInstance, ctx: Context): void {
  edge.addHook('onRequest', (request, reply, done) => {
    whenClosed(reply, () => {
      countRequest(ctx, request, reply)
      logAccess(ctx, request, reply)
    })
    done()
  })
}

function statusOf(reply: FastifyReply): number {
  return reply.raw.writableFinished ? reply.statusCode : clientLeft
}

function countRequest({ metrics }: Context, request: FastifyRequest, reply: FastifyReply): void {
  const labels = { method: request.method, route: routePattern(request), status: statusOf(reply) }
  metrics.requests.observe(labels, reply.elapsedTime / 1000)
}

/** Returns the route's pattern, never the URL: `?data=` and ids stay out of log and metrics. */
function routePattern(request: FastifyRequest): string {
  const { url = 'none' } = request.routeOptions
  return url.startsWith('/assets/') ? '/assets/*' : url
}

/**
 * Probes and served files would be most of the log, and the metrics count them, so only the level
 * `debug` has a line for each.
 */
function logAccess(ctx: Context, request: FastifyRequest, reply: FastifyReply): void {
  const route = routePattern(request)
  const isServedFile = route === '/assets/*' && reply.statusCode < 400
  const level = probes.includes(route) || isServedFile ? 'debug' : 'info'
  if (!ctx.log.isLevelEnabled(level)) return
  ctx.log[level](
    {
      method: request.method,
      route,
      status: statusOf(reply),
      ms: Math.round(reply.elapsedTime * 10) / 10,
      requestId: request.id,
    },
    'request',
  )
}
