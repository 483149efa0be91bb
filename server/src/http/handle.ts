import { AppError } from '@did/domain/errors'
import type { Route } from '@did/domain/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import { findSession } from '../modules/auth/service.ts'
import type { Session } from '../modules/auth/session.ts'
import { Answer } from './answer.ts'
import { readSessionToken } from './session-cookie.ts'

/** The server under construction. `handled` is what the start checks against the domain's table. */
export type App = { fastify: FastifyInstance; ctx: Context; handled: Set<Route> }

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Result<R extends Route> = R['response'] extends z.ZodType ? z.output<R['response']> : void

export type Call<R extends Route> = {
  ctx: Context
  session: R['who'] extends 'signed-in' ? Session : Session | null
  params: Output<R['params']>
  query: Output<R['query']>
  body: Output<R['body']>
  /** The request's own path and query, for links to the next page. */
  url: string
  ifMatch: string | undefined
  idempotencyKey: string | undefined
  request: FastifyRequest
}
type Handler<R extends Route> = (call: Call<R>) => Promise<Result<R> | Answer<Result<R>>>

/** Serves one row of the domain's route table: its schemas parse the request, its response schema decides what may leave. */
export function handle<R extends Route>(app: App, route: R, handler: Handler<R>): void {
  app.handled.add(route)
  app.fastify.route({
    method: route.method,
    url: route.path,
    schema: toSchema(route),
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (route.who === 'signed-in') request.setDecorator('session', await requireSession(app.ctx, request))
    },
    handler: async (request, reply) => {
      const call = {
        ctx: app.ctx,
        session: request.getDecorator<Session | null>('session'),
        params: request.params,
        query: request.query,
        body: request.body,
        url: request.url,
        ifMatch: request.headers['if-match'],
        idempotencyKey: readHeader(request.headers['idempotency-key']),
        request,
      }
      // The schemas above are the route's own, so Fastify has parsed each part to exactly these types.
      const result = await handler(call as unknown as Call<R>)
      return send(reply, route, result)
    },
  })
}

function toSchema(route: Route) {
  return {
    summary: route.summary,
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: route.body }),
    ...(route.response && { response: { 200: route.response, 201: route.response } }),
  }
}

async function requireSession(ctx: Context, request: FastifyRequest): Promise<Session> {
  const token = readSessionToken(ctx.config, request.headers.cookie)
  const session = token === null ? null : await findSession(ctx, token)
  if (!session) throw new AppError('not-signed-in', 'Sign in first')
  return session
}

function send(reply: FastifyReply, route: Route, result: unknown) {
  const answer = result instanceof Answer ? result : new Answer(result)
  reply.code(answer.status ?? route.success).headers(answer.headers)
  return reply.send(route.success === 204 ? undefined : answer.body)
}

function readHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
