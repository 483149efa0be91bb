import { bodyLimitBytes, openBodies, unreadAnswers } from '@did/domain/call-limits'
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import type { Context } from '../context.ts'
import { describeError } from '../log.ts'
import { observeRequests } from './answers/observe-requests.ts'
import { limitUnreadAnswers } from './answers/unread-answers.ts'
import { readBearer } from './bearer.ts'
import { answerClientError, maxHeaderBytes } from './client-error.ts'
import { toForeignFailure } from './foreign/foreign-failure.ts'
import { isForMailPrograms } from './foreign/mail-programs.ts'
import { anyOrigin, isForOtherSoftware, welcomeOtherSoftware } from './foreign/other-software.ts'
import { warnOfUnknownProxy } from './forwarded.ts'
import { dropLongHeaders } from './input/long-headers.ts'
import { acceptJsonOnly } from './json-body.ts'
import { limitRates } from './limits/limit-all-calls.ts'
import { limitOpenBodies } from './limits/limit-open-bodies.ts'
import { limitStoredBytes } from './limits/limit-stored-bytes.ts'
import { assertOrigin } from './origin.ts'
import { toProblem } from './problem.ts'
import { speakSchemas } from './schemas.ts'
import { commonHeaders } from './security-headers.ts'
import { toAppError } from './to-app-error.ts'

export type ServedRoute = { method: string; url: string }

/** Creates the Fastify server with the rules for every request: origin, limits, bodies, errors. */
export async function openEdge(ctx: Context): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = ctx.log
  const edge = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    requestTimeout: openBodies.totalMs,
    connectionTimeout: unreadAnswers.stalledMs,
    http: { maxHeaderSize: maxHeaderBytes, connectionsCheckingInterval: openBodies.checkedEveryMs },
    clientErrorHandler: answerClientError,
    trustProxy: ctx.config.trustProxy.length > 0 && ctx.config.trustProxy,
    // The limit fits the longest id in a path, a passkey's id of 1,023 bytes in base64url.
    routerOptions: { maxParamLength: 1364 },
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
  observeRequests(edge, ctx)
  edge.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders)
    if (!isForMailPrograms(request) && !isForOtherSoftware(request.url) && !isOfProgram(request))
      assertOrigin(request.method, request.headers.origin, ctx.config.publicUrl)
    done()
  })
  dropLongHeaders(edge)
  welcomeOtherSoftware(edge)
  warnOfUnknownProxy(edge, ctx.log)
  limitUnreadAnswers(edge)
  limitOpenBodies(edge)
  await limitRates(edge, ctx.config.rateLimits)
  limitStoredBytes(edge, { bytesPerClient: ctx.config.storedBytesPerClient, now: ctx.now })
  return edge
}

/**
 * Tells whether a request comes from a program, which sends a token and no cookie. A page of
 * another origin can send no token, and its requests carry our cookie.
 */
function isOfProgram(request: FastifyRequest): boolean {
  return request.headers.cookie === undefined && readBearer(request) !== null
}

function answerError(ctx: Context, thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = toAppError(thrown)
  const { problem, headers } = toProblem(error, ctx.now())
  if (problem.status >= 500) ctx.log.error({ error: describeError(error), requestId: request.id }, 'request failed')
  const isForOthers = isForOtherSoftware(request.url)
  const { type, body } = isForOthers
    ? toForeignFailure(request.url, problem)
    : { type: 'application/problem+json', body: problem }
  return (
    reply
      .code(problem.status)
      // A packed answer may have been refused after its encoding was named.
      .removeHeader('content-encoding')
      // The common headers are set here again, because Fastify answers a URL that it cannot parse
      // before any hook has set them.
      .headers({ ...commonHeaders, ...(isForOthers && anyOrigin), 'cache-control': 'no-store', ...headers })
      .type(type)
      .serializer(JSON.stringify)
      .send(body)
  )
}
