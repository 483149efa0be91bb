import { bodyLimitBytes } from '@did/domain/constants'
import { AppError } from '@did/domain/errors'
import rateLimit from '@fastify/rate-limit'
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { describeError } from '../log.ts'
import { answerClientError, maxHeaderBytes } from './client-error.ts'
import { toAppError } from './foreign-error.ts'
import { warnOfUnknownProxy } from './forwarded.ts'
import { acceptJsonOnly } from './json-body.ts'
import { assertOrigin } from './origin.ts'
import { toProblem } from './problem.ts'
import { speakSchemas } from './schemas.ts'
import { commonHeaders } from './security-headers.ts'

export type ServedRoute = { method: string; url: string }

/** Creates the Fastify server with the rules for every request: origin, limits, bodies, errors. */
export async function openEdge(ctx: Context): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = ctx.log
  const edge = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    requestTimeout: 30_000,
    http: { maxHeaderSize: maxHeaderBytes },
    clientErrorHandler: answerClientError,
    trustProxy: ctx.config.trustProxy.length > 0 && ctx.config.trustProxy,
    routerOptions: { maxParamLength: 200 },
    genReqId: () => Buffer.from(ctx.randomBytes(9)).toString('base64url'),
    frameworkErrors: (error, request, reply) => answerError(ctx, error, request, reply),
  })
  edge.decorateRequest('session', null)
  edge.decorateRequest('clock', null)
  // The tests compare the served routes with the authorization matrix.
  const served: ServedRoute[] = []
  edge.decorate('served', served)
  edge.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) served.push({ method: each, url })
  })
  speakSchemas(edge)
  acceptJsonOnly(edge)
  edge.setErrorHandler((error, request, reply) => answerError(ctx, error, request, reply))
  edge.addHook('onResponse', async (request, reply) => {
    countRequest(ctx, request, reply)
    logAccess(ctx, request, reply)
  })
  edge.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders)
    assertOrigin(request.method, request.headers.origin, ctx.config.publicUrl)
  })
  warnOfUnknownProxy(edge, ctx.log)
  await edge.register(rateLimit, { global: false })
  const { signIn, writes, reads, all } = ctx.config.rateLimits
  const perSecond = (max: number) => edge.createRateLimit({ max, timeWindow: 1000 })
  const limits = { signIn: perSecond(signIn), writes: perSecond(writes), reads: perSecond(reads), all: perSecond(all) }
  edge.addHook('onRequest', async (request) => {
    if (isForOperators(request)) return
    for (const limit of [limits[limitKind(request)], limits.all]) {
      const verdict = await limit(request)
      if (!verdict.isAllowed && verdict.isExceeded)
        throw new AppError('too-many-requests', 'Too many requests; wait a moment')
    }
  })
  return edge
}

function limitKind(request: FastifyRequest): Exclude<keyof Config['rateLimits'], 'all'> {
  // The matched route decides, because a URL can be spelled in many ways.
  if (routePattern(request).startsWith('/api/auth/') && request.method === 'POST') return 'signIn'
  return request.method === 'GET' || request.method === 'HEAD' ? 'reads' : 'writes'
}

/** A load balancer with the IP address of a flood must still learn that the node is well. */
function isForOperators(request: FastifyRequest): boolean {
  return ['/healthz', '/readyz'].includes(routePattern(request))
}

function answerError(ctx: Context, thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = toAppError(thrown)
  const { problem, headers } = toProblem(error)
  if (problem.status >= 500) ctx.log.error({ error: describeError(error), requestId: request.id }, 'request failed')
  return (
    reply
      .code(problem.status)
      // Fastify answers a URL that it cannot parse before any hook has set these headers.
      .headers({ ...commonHeaders, 'cache-control': 'no-store', ...headers })
      .type('application/problem+json')
      .serializer(JSON.stringify)
      .send(problem)
  )
}

function countRequest({ metrics }: Context, request: FastifyRequest, reply: FastifyReply): void {
  const labels = { method: request.method, route: routePattern(request), status: reply.statusCode }
  metrics.requests.observe(labels, reply.elapsedTime / 1000)
}

/** Returns the route's pattern, never the URL: `?data=` and ids stay out of log and metrics. */
function routePattern(request: FastifyRequest): string {
  return request.routeOptions.url?.replace(/^\/assets\/.*/, '/assets/*') ?? 'none'
}

function logAccess(ctx: Context, request: FastifyRequest, reply: FastifyReply): void {
  ctx.log.info(
    {
      method: request.method,
      route: routePattern(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      requestId: request.id,
    },
    'request',
  )
}
